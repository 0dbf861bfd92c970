import { type CommitCreatedEvent, type Event, eventTopics, type operations } from "@data-import/types";

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** Compiles only where a topic tells its events apart from all others. */
const narrows: Same<Extract<Event, { topic: "commit:created" }>, CommitCreatedEvent> = true;
/** Compiles only where operations are there by their names, and no others. */
const knows: Same<Extract<"listSheets" | "listShetes", keyof operations>, "listSheets"> = true;

// @ts-expect-error no such topic: were the types lost on the way, it would compile
const misspelt: CommitCreatedEvent["topic"] = "comit:created";

const topics: readonly string[] = eventTopics;
if (!topics.includes("commit:created") || topics.includes(misspelt))
  throw new Error(`The list of topics is not right: ${topics.join()}`);
console.log(`${topics.length} topics`, narrows, knows);

import { type CommitCreatedEvent, type Event, eventTopics, type operations } from "@data-import/types";

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

/** Compiles only if the topic narrows the type of an event. */
const narrows: Same<Extract<Event, { topic: "commit:created" }>, CommitCreatedEvent> = true;
/** Compiles only if the type has exactly the operations of the description. */
const knows: Same<Extract<"listSheets" | "listShetes", keyof operations>, "listSheets"> = true;

// @ts-expect-error no such topic: without types, it would compile
const misspelt: CommitCreatedEvent["topic"] = "comit:created";

const topics: readonly string[] = eventTopics;
if (!topics.includes("commit:created") || topics.includes(misspelt))
  throw new Error(`The list of topics is not right: ${topics.join()}`);
console.log(`${topics.length} topics`, narrows, knows);

import { type CommitCreatedEvent, type Event, eventTopics, type operations } from "@data-import/types";
import { appIdSchema, spaceSchema } from "@data-import/types/schemas";

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
const appId = appIdSchema["~standard"].validate("us_app_Ib3pQ8mH");
const { issues = [] } = spaceSchema["~standard"].validate({ name: 7 });
if (appId.issues || !issues.some(({ message }) => message === "must be a string"))
  throw new Error(`The validators are not right: ${JSON.stringify([appId, issues])}`);
console.log(`${topics.length} topics`, narrows, knows);

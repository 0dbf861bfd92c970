import { expect, test } from "vitest";
import { nameEvents } from "../name-events.ts";
import { inlineEvents, nameEvent, type Schema } from "../read/index.ts";
import { description } from "./bundle.ts";

const named = nameEvents(description);
const schemas: Readonly<Record<string, Schema>> = named.components?.schemas ?? {};
const topics = Object.keys(description.webhooks ?? {});

test("a webhook only names the schema of its event", () => {
  const found = Object.entries(named.webhooks ?? {}).map(([topic, { post }]) => {
    const { content } = post.requestBody as { content: Record<string, { schema?: Schema }> };
    return [topic, content["application/json"]?.schema];
  });
  expect(found).toEqual(topics.map((topic) => [topic, { $ref: `#/components/schemas/${nameEvent(topic)}` }]));
});

test("the union of the events has a branch for each topic", () => {
  const { oneOf, discriminator } = schemas["TopicEvent"] ?? {};
  const names = topics.map((topic) => `#/components/schemas/${nameEvent(topic)}`);
  expect(oneOf).toEqual(names.map(($ref) => ({ $ref })));
  expect(discriminator).toEqual({
    propertyName: "topic",
    mapping: Object.fromEntries(topics.map((topic, index) => [topic, names[index]])),
  });
});

test("an event has the properties of every event, none of them twice", () => {
  const general = Object.keys(schemas["EventBase"]?.properties ?? {});
  for (const topic of topics) {
    const [base, own] = schemas[nameEvent(topic)]?.allOf ?? [];
    expect(base).toEqual({ $ref: "#/components/schemas/EventBase" });
    const all = [...general, ...Object.keys(own?.properties ?? {})];
    expect(all.toSorted(), topic).toEqual(Object.keys(schemas["Event"]?.properties ?? {}).toSorted());
  }
});

test("inlined again, the events are as before", () => {
  expect(inlineEvents(named)).toEqual(description);
  expect(inlineEvents(description)).toEqual(description);
});

test("a schema with the name of an event stops the build", () => {
  const taken = { ...description.components?.schemas, CommitCreatedEvent: {} };
  const clashing = { ...description, components: { ...description.components, schemas: taken } };
  expect(() => nameEvents(clashing)).toThrow("Schema CommitCreatedEvent has the name of a schema of events.");
});

test("names come from topics", () => {
  expect(["commit:created", "space:guestAdded", "cron:5-minutes"].map(nameEvent)).toEqual([
    "CommitCreatedEvent",
    "SpaceGuestAddedEvent",
    "Cron5MinutesEvent",
  ]);
});

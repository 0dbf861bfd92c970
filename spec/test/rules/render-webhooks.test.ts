import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readTopicCatalogue, renderWebhooks } from "../../rules/render-webhooks.ts";
import type { Context, Node, Visit } from "../../rules/visitor.ts";

interface Event extends Node {
  id: string;
}
interface Webhook {
  post: {
    operationId: string;
    tags: string[];
    requestBody: {
      content: { "application/json": { schema: Node; examples: Record<string, { value: Event }> } };
    };
  };
}

const folder = join(import.meta.dirname, "../..");
const schemas = readYaml("schemas/events.yaml");
const contextKeys = Object.keys(schemas.Context.properties);
const catalogue = readTopicCatalogue(folder);
const entries = Object.entries(catalogue.topics);
const root = render({ tags: [] });

test("every topic has one entry, in the order of EventTopic, and no entry is for anything else", () => {
  expect(Object.keys(catalogue.topics)).toEqual(schemas.EventTopic.enum);
});

test("every domain has a tag, and every entry a known domain", () => {
  expect(Object.keys(catalogue.domains)).toEqual(schemas.EventDomain.enum);
  expect(entries.filter(([, { domain }]) => !schemas.EventDomain.enum.includes(domain))).toEqual([]);
});

test("an entry names an emitter of the list or a reason to be reserved, never both", () => {
  const emitters = Object.keys(catalogue.emitters);
  expect(entries.filter(([, { emitter }]) => emitter !== undefined && !emitters.includes(emitter))).toEqual(
    [],
  );
  expect(entries.filter(([, { emitter, reserved }]) => emitter && reserved)).toEqual([]);
});

test("no operation emits a topic that is reserved", () => {
  const files = readdirSync(join(folder, "paths")).map((file) => JSON.stringify(readYaml(`paths/${file}`)));
  const emitted = files
    .flatMap((text) => [...text.matchAll(/"x-emits":(\[.*?\])/g)])
    .flatMap(([, topics]) => JSON.parse(`${topics}`));
  expect(emitted).toContain("commit:created");
  expect(emitted.filter((topic) => catalogue.topics[topic]?.reserved)).toEqual([]);
});

test("the ids of each context are properties of Context, none of them twice", () => {
  for (const [topic, item] of Object.entries(root.webhooks)) {
    const [, { properties }] = item.post.requestBody.content["application/json"].schema["allOf"] as [
      Node,
      Node,
    ];
    const { required } = (properties as { context: { required: string[] } }).context;
    expect(
      required.filter((id, index) => !contextKeys.includes(id) || required.indexOf(id) < index),
      topic,
    ).toEqual([]);
  }
});

describe("the example of each topic is valid and complete", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  addFormats.default(ajv);
  for (const file of readdirSync(join(folder, "schemas")))
    ajv.addSchema(readYaml(`schemas/${file}`), `/schemas/${file}`);
  ajv.addSchema(readYaml("shared/schemas.yaml"), "/shared/schemas.yaml");

  test.each(Object.entries(root.webhooks))("%s", (topic, item) => {
    const { schema } = item.post.requestBody.content["application/json"];
    const validate = ajv.compile({ $id: `/${topic.replace(":", ".")}`, ...schema });
    const [event] = listExamples(item);
    validate(event);
    expect(validate.errors ?? []).toEqual([]);
    // Misspelt keys would pass: events may have more properties than their schema.
    const described = (catalogue.topics[topic]?.payload?.["properties"] ?? {}) as Node;
    expect(Object.keys(event?.["payload"] as Node).filter((key) => !(key in described))).toEqual([]);
    expect(Object.keys(event?.["context"] as Node).filter((key) => !contextKeys.includes(key))).toEqual([]);
    expect(validate({ ...event, topic: "parcel:sent" })).toBe(false);
  });
});

test("operation ids and event ids are unique", () => {
  const items = Object.values(root.webhooks);
  expect(new Set(items.map(({ post }) => post.operationId)).size).toBe(entries.length);
  expect(new Set(items.flatMap(listExamples).map(({ id }) => id)).size).toBe(entries.length);
});

test("an event that the examples of operations show too is the same event there", () => {
  const webhookEvents = new Map(
    Object.values(root.webhooks)
      .flatMap(listExamples)
      .map((event) => [event.id, event]),
  );
  const shown: Event[] = readYaml("examples/events.yaml").importedFile.value.data;
  expect(shown.map(({ id }) => webhookEvents.get(id))).toEqual(shown);
});

test("rendering keeps the tags of the description, and rendering again changes nothing", () => {
  const tagged = render({ tags: [{ name: "parcels" }] });
  expect(tagged.tags[0]).toEqual({ name: "parcels" });
  expect(tagged.tags).toHaveLength(1 + schemas.EventDomain.enum.length);
  expect(JSON.stringify(render(structuredClone(tagged)))).toBe(JSON.stringify(tagged));
});

function render(description: Node) {
  const { Root } = renderWebhooks() as { Root: { leave: Visit } };
  const location = { source: { absoluteRef: join(folder, "openapi.yaml") } };
  Root.leave(description, { location } as Context);
  return description as unknown as { tags: Node[]; webhooks: Record<string, Webhook> };
}

function listExamples({ post }: Webhook): Event[] {
  return Object.values(post.requestBody.content["application/json"].examples).map(({ value }) => value);
}

// biome-ignore lint/suspicious/noExplicitAny: the files of the description have no type of their own.
function readYaml(file: string): any {
  return parse(readFileSync(join(folder, file), "utf8"), { merge: true });
}

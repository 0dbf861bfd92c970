import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { changeValue, type Edit } from "./change-value.ts";
import { createSample } from "./create-sample.ts";
import { bundle, type Described, findIssues, listExamples, schemas } from "./description.ts";

const ajv = new Ajv2020({
  allErrors: false,
  logger: false,
  strict: false,
  validateSchema: false,
});
formats.default(ajv);
// For Ajv, the kind of an id is a comment; for the types and the validators, it is a rule.
ajv.addKeyword({
  keyword: "x-id-kind",
  type: "string",
  validate: (kinds: string | string[], id: string) =>
    [kinds].flat().includes(id.split("_")[1] ?? "") && Boolean(id.split("_")[2]),
});
const address = "https://data-import.example/description";
ajv.addSchema({ $id: address, components: { schemas } });

/** Validators of Ajv by the names of the types; a topic's event is described by its webhook. */
const references = new Map<string, string>();
for (const name of Object.keys(schemas)) references.set(name, `${address}#/components/schemas/${name}`);

/** Bytes are a Blob here, and a text in JSON. The types of events are unions by topic; the test below compares them. */
const others = [
  ...["UploadFileRequest", "RecordLines", "RecordChangeLines"],
  ...["Event", "EventResponse", "ListAllEventsResponse"],
];
const names = Object.keys(schemas).filter((name) => !others.includes(name));

const samples = new Map<string, unknown[]>();
for (const { name, value } of listExamples()) samples.set(name, [...(samples.get(name) ?? []), value]);
for (const name of names) {
  samples.set(name, [...(samples.get(name) ?? []).slice(0, 20), createSample(schemas, schemas[name] ?? {})]);
}

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    at: fc.nat(1_000),
    kind: fc.constantFrom("replace", "remove", "add", "repeat"),
    value: fc.oneof(
      fc.constantFrom("", "x".repeat(300), "a@b.example", "https://example.com/", "2026-02-29T10:00:00Z"),
      fc.constantFrom(0, -1, 0.5, 1e9, null, true, "2024-02-29 10:00:00+01:00"),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  }),
  { maxLength: 2 },
);

test("the validators accept the values that Ajv accepts, and no others", () => {
  const counts = { valid: 0, invalid: 0 };
  const check = fc.property(edits, fc.nat(1_000), (changes, position) => {
    for (const name of names) {
      const values = samples.get(name) ?? [];
      const value = changes.reduce(changeValue, values[position % values.length]);
      compare(name, ajv.getSchema(references.get(name) ?? "")?.(value) === true, value, counts);
    }
  });
  fc.assert(check, { numRuns: 30 });
  expect(counts.valid).toBeGreaterThan(1_000);
  expect(counts.invalid).toBeGreaterThan(1_000);
});

test("an event is validated as its topic describes it, and an unknown topic as any event", () => {
  const general = `${address}#/components/schemas/Event`;
  const topics = Object.values(bundle.webhooks ?? {}).flatMap((item) =>
    Object.values(item).map((operation) => {
      const { "x-topic": topic, requestBody } = operation as {
        "x-topic": string;
        requestBody: {
          content: Record<string, { schema: Described; examples: Record<string, { value: unknown }> }>;
        };
      };
      const { schema, examples } = requestBody.content["application/json"] ?? { schema: {}, examples: {} };
      const text = JSON.stringify(schema).replaceAll("#/components", `${address}#/components`);
      const values = Object.values(examples).map(({ value }) => value as { topic: string });
      return { topic, validate: ajv.compile(JSON.parse(text)), values };
    }),
  );
  const byTopic = new Map(topics.map((each) => [each.topic, each.validate]));
  const counts = { valid: 0, invalid: 0 };
  const check = fc.property(edits, fc.nat(100), (changes, position) => {
    for (const { values } of topics) {
      const value = changes.reduce(changeValue, values[position % values.length]);
      const { topic } = (value ?? {}) as { topic?: unknown };
      const known = typeof topic === "string" ? byTopic.get(topic) : undefined;
      compare("Event", (known ?? ajv.getSchema(general))?.(value) === true, value, counts);
    }
  });
  fc.assert(check, { numRuns: 30 });
  expect(counts.valid).toBeGreaterThan(300);
  expect(counts.invalid).toBeGreaterThan(300);
  expect(topics.length).toBe(82);
});

function compare(
  name: string,
  isValid: boolean,
  value: unknown,
  counts: { valid: number; invalid: number },
): void {
  counts[isValid ? "valid" : "invalid"] += 1;
  const issues = findIssues(name, value);
  if ((issues.length === 0) === isValid) return;
  throw new Error(
    `${name}: Ajv finds it ${isValid ? "valid" : "invalid"}. ${issues.join("; ")}\n${JSON.stringify(value)}`,
  );
}

import { resolveReference } from "@data-import/spec/read";
import { describe, expect, test } from "vitest";
import { bundle, type Described, findIssues, listExamples, schemas } from "./description.ts";

/** The bytes of a file are a text in an example. */
const examples = listExamples().map(({ name, value }) => ({
  name,
  value: withBytes(name, value),
}));

const byName: Record<string, unknown[]> = {};
for (const { name, value } of examples) byName[name] = [...(byName[name] ?? []), value];

function withBytes(name: string, value: unknown): unknown {
  if (name === "RecordLines" || name === "RecordChangeLines") return new Blob([String(value)]);
  return name === "UploadFileRequest" ? { ...(value as object), file: new Blob(["sku"]) } : value;
}

test("most schemas have an example", () => {
  expect(Object.keys(byName).length).toBeGreaterThanOrEqual(281);
});

describe.each(Object.entries(byName))("%s", (name, values) => {
  test("every example is valid, and is returned unchanged", () => {
    for (const value of values) {
      expect(findIssues(name, value)).toEqual([]);
    }
  });

  test("an example without a required property, or with a value of another type, is not valid", () => {
    for (const value of values) {
      if (typeof value !== "object" || value === null) continue;
      const { required, properties } = listProperties(schemas[name] ?? {});
      for (const key of required) {
        const { [key]: _, ...others } = value as Record<string, unknown>;
        expect(findIssues(name, others)).toContainEqual(expect.stringMatching(`^${key}: `));
      }
      for (const [key, schema] of Object.entries(properties)) {
        const wrong = findWrongValue(schema);
        if (wrong === undefined || !Object.hasOwn(value, key)) continue;
        const issues = findIssues(name, { ...value, [key]: wrong });
        expect(issues).toContainEqual(expect.stringMatching(`^${key}[.:]`));
      }
    }
  });
});

/** The properties of an object, with those of its parts. */
function listProperties(schema: Described): {
  required: readonly string[];
  properties: Readonly<Record<string, Described>>;
} {
  const { required = [], properties = {}, allOf = [] } = resolveReference<Described>(bundle, schema);
  const parts = allOf.map(listProperties);
  return {
    required: [...parts.flatMap((part) => part.required), ...required],
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
  };
}

/** A value that has none of the types of a schema; undefined if the schema allows every type. */
function findWrongValue(schema: Described): unknown {
  const types = listTypes(schema);
  if (types.length === 0) return undefined;
  return [[1, 2.5], "text", 12.5, { "not a value": [] }].find((value) => {
    const kind = Array.isArray(value) ? "array" : typeof value;
    return !types.some((each) => each === kind || (each === "integer" && kind === "number"));
  });
}

function listTypes(schema: Described): readonly string[] {
  const { type, oneOf, anyOf, allOf = [] } = resolveReference<Described>(bundle, schema);
  if (type) return [type].flat();
  return [...(oneOf ?? anyOf ?? []), ...allOf].flatMap(listTypes);
}

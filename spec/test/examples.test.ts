import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { Schema } from "../read/index.ts";
import { description, listParameters, operations, readBody } from "./bundle.ts";
import { bodyExamples, type Example } from "./example-list.ts";

// Lint also checks the examples, with another copy of Ajv and its own reader of OpenAPI. This is a second check.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
addFormats.default(ajv);
ajv.addSchema(description, "description");

describe("each JSON example is valid", () => {
  const examples = [...bodyExamples, ...listParameterExamples()];

  test.each([...new Set(examples.map(({ operation }) => operation))])("%s", (name) => {
    expect(examples.filter(({ operation }) => operation === name).flatMap(listFaults)).toEqual([]);
  });
});

test("a value of another type would not be valid in the place of any example", () => {
  const unnoticed = bodyExamples.filter((example) => listFaults({ ...example, value: 42 }).length === 0);
  expect(unnoticed).toEqual([]);
});

test("each operation has an example for its JSON request and for each of its JSON responses", () => {
  const exampled = new Set(bodyExamples.map(({ operation, place }) => `${operation} ${place.split(" ")[0]}`));
  const bodies = [...operations].flatMap(([name, operation]) => [
    ...(readBody(operation)?.content["application/json"] ? [`${name} request`] : []),
    ...Object.keys(operation.responses).map((status) => `${name} ${status}`),
  ]);
  const notJson = [
    "GET /agent-exports/{agentExportId}/download 200",
    "GET /events/stream 200",
    "GET /files/{fileId}/download 200",
    "GET /sheets/{sheetId}/download 200",
    "GET /v2-alpha/records.jsonl 200",
  ];
  expect(bodies.filter((body) => !exampled.has(body))).toEqual(notJson);
});

function listParameterExamples(): Example[] {
  return [...operations].flatMap(([operation, details]) =>
    listParameters(details).map(({ name, example, schema = {} }) => ({
      operation,
      place: name,
      value: example,
      schema,
    })),
  );
}

function listFaults({ place, schema, value }: Example): string[] {
  const validate = findValidator(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${place}${error.instancePath} ${error.message}`);
}

const validators = new Map<string, ValidateFunction>();

/** Many examples have the same schema, and to compile one takes longer than to validate all of its examples. */
function findValidator(schema: Schema): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"description#/');
  const known = validators.get(text) ?? ajv.compile(JSON.parse(text));
  validators.set(text, known);
  return known;
}

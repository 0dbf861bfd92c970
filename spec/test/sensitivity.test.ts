import { expect, test } from "vitest";
import type { Operation, Parameter, Schema } from "../read/index.ts";
import { listParameters, operations, schemas } from "./bundle.ts";
import { documented } from "./documented.ts";
import { compareOperation } from "./operation-comparison.ts";
import { compareFields, type Expected } from "./type-comparison.ts";

// Tests the comparison with documented.yaml: it must notice a change of each fact, one at a time.

interface ChangingSchema {
  properties: Record<string, Schema>;
  required?: string[];
}

type PropertySlip = (schema: ChangingSchema, name: string) => void;

const propertySlips: Record<string, PropertySlip> = {
  "is left out": ({ properties }, name) => {
    delete properties[name];
  },
  "has another type": ({ properties }, name) => {
    properties[name] = { type: "null" };
  },
  "changes its deprecation": ({ properties }, name) => {
    properties[name] = { ...properties[name], deprecated: !properties[name]?.deprecated };
  },
  "changes its origin": ({ properties }, name) => {
    properties[name] = { ...properties[name], "x-origin": "designed" };
  },
  "changes between required and optional": (schema, name) => {
    const required = schema.required ?? [];
    schema.required = required.includes(name)
      ? required.filter((other) => other !== name)
      : [...required, name];
  },
};

test.each(Object.entries(propertySlips))("a property that %s is noticed", (slipName, slip) => {
  const unnoticed: string[] = [];
  for (const [type, fields] of Object.entries(documented.types)) {
    for (const [name, expected] of Object.entries(fields)) {
      if (slipName.endsWith("optional") && !isMarked(expected)) continue;
      const schema = structuredClone(schemas[type]) as Schema & ChangingSchema;
      slip(schema, name);
      if (compareFields(fields, schema, type).length === 0) unnoticed.push(`${type}.${name}`);
    }
  }
  // The documentation only says that it is nullable.
  expect(unnoticed.filter((name) => name !== "Space.metadata")).toEqual([]);
});

type ParameterSlip = (parameters: Parameter[], parameter: Parameter) => Parameter[];

const parameterSlips: Record<string, ParameterSlip> = {
  "is left out": (parameters, parameter) => parameters.filter((other) => other !== parameter),
  "has another type": (parameters, parameter) =>
    replace(parameters, parameter, { schema: { type: "array" } }),
  "is in another place": (parameters, parameter) => replace(parameters, parameter, { in: "cookie" }),
  "is joined by another": (parameters) => [...parameters, { name: "no", in: "query", schema: {} }],
  "is joined by another that is required": (parameters) => [
    ...parameters,
    { name: "no", in: "query", required: true, "x-origin": "designed", schema: {} },
  ],
};

test.each(Object.entries(parameterSlips))("a parameter that %s is noticed", (_slipName, slip) => {
  const unnoticed: string[] = [];
  for (const [name, expected] of Object.entries(documented.operations)) {
    const operation = operations.get(name) as Operation;
    const parameters = listParameters(operation);
    for (const parameter of parameters) {
      if (!(parameter.name in { ...expected.path, ...expected.query })) continue;
      const changed = { ...operation, parameters: slip(parameters, parameter) };
      if (compareOperation(changed, expected).length === 0) unnoticed.push(`${name} ${parameter.name}`);
    }
  }
  expect(unnoticed).toEqual([]);
});

test("a status too many or too few, another body and another response are noticed in each operation", () => {
  const other = { content: { "application/json": { schema: { type: "null" } } } };
  for (const [name, expected] of Object.entries(documented.operations)) {
    const operation = operations.get(name) as Operation;
    const { responses } = operation;
    const changes: Operation[] = [
      {
        ...operation,
        responses: { ...responses, 418: responses["default"] as Operation["responses"][string] },
      },
      ...expected.errors.map((status) => ({ ...operation, responses: omit(responses, String(status)) })),
      { ...operation, requestBody: other },
      ...(expected.success
        ? [{ ...operation, responses: { ...responses, 200: { description: "", ...other } } }]
        : []),
    ];
    for (const change of changes) expect(compareOperation(change, expected), name).not.toEqual([]);
  }
});

function isMarked(expected: Expected): boolean {
  const type = typeof expected === "string" ? expected : (expected.type ?? "");
  return /[!?]$/.test(type);
}

function replace(parameters: Parameter[], parameter: Parameter, change: Partial<Parameter>): Parameter[] {
  return parameters.map((other) => (other === parameter ? { ...other, ...change } : other));
}

function omit<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

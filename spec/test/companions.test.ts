import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { listParameters, operations, readBody } from "./bundle.ts";
import { compareOperation, type DocumentedOperation } from "./operation-comparison.ts";
import { symmetricDifference } from "./type-comparison.ts";

/** An operation as companions.yaml writes it; its head explains how. */
interface Companion {
  query?: string[];
  deprecated?: string[];
  header?: string[];
  contentType?: string;
  body?: string;
  success: string;
  errors: number[];
}

const companions: Record<string, Companion> = parse(
  readFileSync(join(import.meta.dirname, "companions.yaml"), "utf8"),
);

// Operations of designed origin have no source to compare with.
test("companions.yaml has exactly the operations of public origin", () => {
  const known = [...operations].filter(([, operation]) => operation["x-origin"] === "public");
  expect(
    symmetricDifference(
      known.map(([name]) => name),
      Object.keys(companions),
    ),
  ).toEqual([]);
});

describe("each companion is described as it is publicly known", () => {
  test.each(Object.entries(companions))("%s", (name, companion) => {
    const operation = operations.get(name);
    expect(operation, `${name} is missing in the path table of openapi.yaml`).toBeDefined();
    if (!operation) return;
    expect(compareOperation(operation, toExpected(name, companion))).toEqual([]);

    // `compareOperation` checks that designed ones are optional; no source knows them.
    const parameters = listParameters(operation).filter(
      (parameter) => parameter.in === "query" && parameter["x-origin"] !== "designed",
    );
    const marked = parameters.map(({ name, required }) => (required ? `${name}!` : name));
    expect(symmetricDifference(marked, companion.query ?? [])).toEqual([]);
    if (companion.body) expect(readBody(operation)?.required ?? false).toBe(!companion.body.endsWith("?"));
  });
});

// There is no source for the types of parameters, only for their names and marks.
function toExpected(
  name: string,
  { query = [], deprecated = [], header = [], ...bodies }: Companion,
): DocumentedOperation {
  const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [`${parameter}`, {}]);
  const inQuery = query
    .map(removeMark)
    .map((parameter) => [parameter, { deprecated: deprecated.includes(parameter) }]);
  return {
    ...bodies,
    path: Object.fromEntries(inPath),
    query: Object.fromEntries(inQuery),
    header: Object.fromEntries(header.map((parameter) => [parameter, {}])),
  };
}

function removeMark(name: string): string {
  return name.replace(/!$/, "");
}

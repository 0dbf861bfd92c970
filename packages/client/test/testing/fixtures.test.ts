import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fixtures } from "@data-import/client/testing";
import { generateTestingFiles, readBundle } from "@data-import/codegen";
import type { InsertRecordsRequest } from "@data-import/types";
import { expect, expectTypeOf, test } from "vitest";
import { operationTable } from "../../src/operations.gen.ts";

const bundlePath = createRequire(import.meta.url).resolve("@data-import/spec/openapi.json");

test.each(Object.entries(generateTestingFiles(readBundle(bundlePath))))(
  "%s is what the description makes today",
  (path, text) => {
    const committed = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
    expect(
      committed === text,
      `${path} is out of date: run \`npm run generate\` and commit what it writes.`,
    ).toBe(true);
  },
);

test("every operation has an answer and a failure", () => {
  expect(Object.keys(fixtures)).toEqual(Object.keys(operationTable));
  for (const [operationId, { responses, failures }] of Object.entries(fixtures)) {
    expect(Object.keys(responses), operationId).not.toEqual([]);
    for (const failure of Object.values(failures)) expect(failure, operationId).toHaveProperty("errors");
  }
});

test("examples are typed by operation and by name", () => {
  expectTypeOf(fixtures.insertRecords.requests.validRow).toEqualTypeOf<InsertRecordsRequest>();
  // @ts-expect-error there is no such example
  expect(fixtures.insertRecords.requests.validRows).toBeUndefined();
});

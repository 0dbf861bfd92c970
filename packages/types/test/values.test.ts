import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as types from "@data-import/types";
import { calculationTypes, eventDomains, eventTopics } from "@data-import/types";
import { expect, test } from "vitest";

const bundlePath = createRequire(import.meta.url).resolve("@data-import/spec/openapi.json");
const schemas: Record<string, { enum?: unknown[]; "x-known-values"?: unknown[] }> = JSON.parse(
  readFileSync(bundlePath, "utf8"),
).components.schemas;

test("lists the topics, the domains and the kinds of calculation", () => {
  expect(eventTopics).toHaveLength(82);
  expect(eventTopics).toContain("commit:completed");
  expect(eventDomains).toHaveLength(15);
  expect(calculationTypes).toContain("COUNT_EMPTY");
});

test("lists every enum and all known values of the description, and nothing else", () => {
  const described = Object.values(schemas).flatMap((schema) => {
    const values = schema.enum ?? schema["x-known-values"];
    return values ? [values] : [];
  });
  expect(Object.values(types)).toHaveLength(described.length);
  expect(Object.values(types)).toEqual(expect.arrayContaining(described));
});

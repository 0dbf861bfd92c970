import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as types from "@data-import/types";
import {
  asId,
  calculationTypes,
  eventDomains,
  eventTopics,
  type Ids,
  type SpaceId,
} from "@data-import/types";
import { expect, test } from "vitest";

const bundlePath = createRequire(import.meta.url).resolve("@data-import/spec/openapi.json");
const bundle: {
  components: { schemas: Record<string, SchemaOfValues> };
  "x-error-codes": object;
  "x-limits": Record<string, { value: number }>;
} = JSON.parse(readFileSync(bundlePath, "utf8"));
const { schemas } = bundle.components;

interface SchemaOfValues {
  enum?: unknown[];
  "x-known-values"?: unknown[] | "x-error-codes";
  type?: string;
  examples?: string[];
}

test("lists the topics, the domains and the kinds of calculation", () => {
  expect(eventTopics).toHaveLength(82);
  expect(eventTopics).toContain("commit:completed");
  expect(eventDomains).toHaveLength(15);
  expect(calculationTypes).toContain("COUNT_EMPTY");
});

test("lists every enum and all known values of the description, and nothing else", () => {
  const described = Object.values(schemas).flatMap((schema) => {
    const values = schema.enum ?? schema["x-known-values"];
    if (values === undefined) return [];
    return [typeof values === "string" ? Object.keys(bundle[values]) : values];
  });
  // Which topics the service never records is said of their catalogue, and is a list of its own.
  const { asId, limits, unrecordedTopics, ...lists } = types;
  expect(Object.values(lists)).toHaveLength(described.length);
  expect(Object.values(lists)).toEqual(expect.arrayContaining(described));
});

test("has each limit of the description as a number", () => {
  const described = Object.entries(bundle["x-limits"]).map(([name, { value }]) => [name, value]);
  expect(types.limits).toEqual(Object.fromEntries(described));
  expect(types.limits.bodyBytes).toBe(8_388_608);
});

test("takes texts as ids of their kind only", () => {
  const space: SpaceId = asId("space", "us_sp_8vKd3QxN");
  expect(space).toBe("us_sp_8vKd3QxN");
  expect(asId("canvasArea", "eu_cva_Sa2kT6cX")).toBe("eu_cva_Sa2kT6cX");
  for (const text of [
    undefined,
    null,
    "",
    "us_sh_Pe3rT7nK",
    "us_sp_",
    "us_sp",
    "sp_8vKd3QxN",
    "us_spa_8vKd3QxN",
  ]) {
    const message = `${JSON.stringify(text)} is not the id of space: it must be like us_sp_8vKd3QxN.`;
    expect(() => asId("space", text)).toThrow(new TypeError(message));
  }
});

test("knows the kind of every id of the description", () => {
  const ids = Object.entries(schemas).filter(
    ([name]) => name.endsWith("Id") && schemas[name]?.type === "string",
  );
  expect(ids.length).toBeGreaterThan(30);
  for (const [schema, { examples = [] }] of ids) {
    const name = schema.charAt(0).toLowerCase() + schema.slice(1, -2);
    for (const example of examples) expect(asId(name as keyof Ids, example)).toBe(example);
    expect(examples).not.toEqual([]);
  }
});

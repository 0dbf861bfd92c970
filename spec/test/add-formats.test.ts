import { expect, test } from "vitest";
import { addFormats } from "../add-formats.ts";
import type { Schema } from "../read/index.ts";
import { walkSchemas } from "../walk-schemas.ts";
import { description, schemas } from "./bundle.ts";

const added = addFormats(description);

test("every integer has a format", () => {
  const integers = [...walkSchemas(added)].filter(
    ({ schema }) => [schema.type].flat().includes("integer") && !("const" in schema),
  );
  expect(integers.length).toBeGreaterThan(100);
  expect(
    integers.filter(({ schema }) => !/^int(32|64)$/.test(schema.format ?? "")).map(({ at }) => at),
  ).toEqual([]);
});

test("an integer has 32 bits, unless it says that it has more or allows more", () => {
  const types = (type: Schema) => {
    const { components } = addFormats({ ...description, components: { schemas: { Count: type } } });
    return components?.schemas?.["Count"]?.format;
  };
  expect(types({ type: "integer", minimum: 0 })).toBe("int32");
  expect(types({ type: ["integer", "null"] })).toBe("int32");
  expect(types({ type: "integer", maximum: 2 ** 31 })).toBe("int64");
  expect(types({ type: "integer", minimum: -(2 ** 31) - 1 })).toBe("int64");
  expect(types({ type: "integer", format: "int64", maximum: 10 })).toBe("int64");
  expect(types({ type: "number" })).toBeUndefined();
});

test("bytes and places in a sheet have 64 bits", () => {
  const formats = (name: string, ...properties: string[]) =>
    properties.map((property) => added.components?.schemas?.[name]?.properties?.[property]?.format);
  expect(formats("Space", "usedBytes", "quotaBytes", "filesCount")).toEqual(["int64", "int64", "int32"]);
  expect(formats("CommitChange", "position")).toEqual(["int64"]);
  expect(schemas["Space"]?.properties?.["filesCount"]?.format).toBeUndefined();
});

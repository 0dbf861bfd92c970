import { expect, test } from "vitest";
import { addLengths } from "../add-lengths.ts";
import type { Description, Parameter, Schema } from "../read/index.ts";
import { description } from "./bundle.ts";

const added = addLengths(description);
const schemas = added.components?.schemas ?? {};

const read = (name: string, property: string) => schemas[name]?.properties?.[property];

test("the texts of requests have a maximum, by what they are", () => {
  expect(read("ActionUpdate", "icon")?.maxLength).toBe(255);
  expect(read("ActionUpdate", "description")?.maxLength).toBe(10_000);
  expect(read("Guide", "content")?.maxLength).toBe(262_144);
  expect(read("DocumentConfig", "title")?.maxLength).toBe(1000);
  expect(read("GuestConfig", "email")?.maxLength).toBe(254);
  expect(read("SpaceConfig", "labels")?.items?.maxLength).toBe(255);
});

test("what a schema says itself stays", () => {
  expect(read("SpaceConfig", "name")?.maxLength).toBe(255);
  expect(read("ConstraintCreate", "label")?.maxLength).toBe(1000);
});

test("a value that bytes limit needs no characters, nor does an id, and a program ends with its body", () => {
  expect(read("DocumentConfig", "body")).not.toHaveProperty("maxLength");
  expect(JSON.stringify(schemas["CellValueUnion"])).not.toContain("maxLength");
  expect(schemas["SpaceId"]).not.toHaveProperty("maxLength");
  expect(read("AgentConfig", "source")).not.toHaveProperty("maxLength");
  expect(read("SpaceConfig", "archivedAt")).not.toHaveProperty("maxLength");
});

test("a text that only responses have needs none", () => {
  expect(read("File", "checksum") ?? {}).not.toHaveProperty("maxLength");
  expect(read("Error", "message")).not.toHaveProperty("maxLength");
});

test("a text that the table does not know has the maximum of all others", () => {
  const parameter: Parameter = { name: "melody", in: "query", schema: { type: "string" } };
  const tuned: Description = {
    ...description,
    paths: { "/tunes": { get: { operationId: "listTunes", parameters: [parameter], responses: {} } } },
  };
  const [first] = addLengths(tuned).paths["/tunes"]?.get?.parameters ?? [];
  expect((first as { schema: Schema }).schema.maxLength).toBe(10_000);
});

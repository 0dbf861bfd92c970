import { generateClientFiles, generateTypesFiles, parseBundle, readBundle } from "@data-import/codegen";
import { describe, expect, test } from "vitest";
import { readFixture } from "./fixture.ts";

const item = "/shelves/{shelfId}";

describe("refuses, and says why", () => {
  test("a bundle that is not there", () => {
    expect(() => readBundle("/nowhere/openapi.json")).toThrow("There is no bundle at /nowhere/openapi.json");
  });

  test("a bundle that is not JSON or not OpenAPI 3.1", () => {
    expect(() => parseBundle("openapi: 3.1.0", "openapi.yaml")).toThrow("openapi.yaml is not JSON");
    expect(() => parseBundle('{"openapi":"3.0.3"}', "old.json")).toThrow("not an OpenAPI 3.1 description");
  });

  test("a description that is not bundled", () => {
    const split = '{"openapi":"3.1.1","paths":{"/a":{"$ref":"paths/a.yaml#/item"}}}';
    expect(() => parseBundle(split, "openapi.json")).toThrow("refers to paths/a.yaml#/item, outside itself");
  });

  test.each<[string, string, (description: ReturnType<typeof JSON.parse>) => void]>([
    [
      "an operation without a name",
      `GET ${item} has no operationId`,
      (d) => delete d.paths[item].get.operationId,
    ],
    [
      "two operations of one name",
      "There are two operations with the operationId getShelf",
      (d) => (d.paths[item].delete.operationId = "getShelf"),
    ],
    [
      "a method the client does not have",
      `HEAD ${item}: the client has no method for it`,
      (d) => (d.paths[item].head = { operationId: "checkShelf", responses: {} }),
    ],
    ["a success without a body", "has no content", (d) => delete d.paths[item].get.responses[200].content],
    [
      "no success at all",
      `GET ${item} has no success response`,
      (d) => delete d.paths[item].get.responses[200],
    ],
    [
      "a response of two types",
      "comes as application/json or text/csv",
      (d) => (d.paths[item].get.responses[200].content["text/csv"] = {}),
    ],
    [
      "a list that is not repeated",
      "parameter topic has explode: false",
      (d) => (d.paths[item].get.parameters[1].explode = false),
    ],
    [
      "an unusual style",
      "parameter topic has style pipeDelimited",
      (d) => (d.paths[item].get.parameters[1].style = "pipeDelimited"),
    ],
    ["a cookie", "parameter topic is in cookie", (d) => (d.paths[item].get.parameters[1].in = "cookie")],
    [
      "a reference to no parameter",
      "The description has nothing at #/components/parameters/None",
      (d) => (d.paths[item].get.parameters[1] = { $ref: "#/components/parameters/None" }),
    ],
    [
      "a reference to no schema",
      "The description has nothing at #/components/schemas/None",
      (d) => (d.components.schemas.Shelf.properties.none = { $ref: "#/components/schemas/None" }),
    ],
  ])("%s", (_, message, edit) => {
    expect(() => generateClientFiles(readFixture(edit))).toThrow(message);
  });

  test.each<[string, string, (description: ReturnType<typeof JSON.parse>) => void]>([
    [
      "two operations of one method",
      "getShelf and getShelves would both be shelves.get. Rename one.",
      (d) => {
        d.paths["/shelves"].put = { ...d.paths[item].get, operationId: "getShelves" };
      },
    ],
    [
      "an operation without a tag",
      "needs a tag that can become a property",
      (d) => delete d.paths[item].get.tags,
    ],
    [
      "an id that is called as another parameter",
      "its path parameter cannot be called options",
      (d) => {
        d.components.parameters.ShelfId.name = "options";
        d.paths["/shelves/{options}"] = d.paths[item];
        delete d.paths[item];
      },
    ],
  ])("in the flat client: %s", (_, message, edit) => {
    expect(() => generateClientFiles(readFixture(edit))).toThrow(message);
  });

  test("a schema that is called as the type of a topic's events", () => {
    const bundle = readFixture((d) => (d.components.schemas.ShelfDeletedEvent = { type: "string" }));
    expect(() => generateTypesFiles(bundle)).toThrow(
      "Schema ShelfDeletedEvent has the name of a type of events",
    );
  });

  test("a schema whose name the generated file needs", () => {
    const called = (name: string) => readFixture((d) => (d.components.schemas[name] = { type: "string" }));
    expect(() => generateTypesFiles(called("Blob"))).toThrow("Schema Blob cannot become a type");
    expect(() => generateTypesFiles(called("paths"))).toThrow("Schema paths cannot become a type");
    expect(() => generateTypesFiles(called("File-2"))).toThrow("Two schemas are called File");
  });

  test("a keyword, a format or a choice that validators would ignore", () => {
    const change = (schema: object) =>
      generateTypesFiles(readFixture((d) => (d.components.schemas.Shelf.properties.other = schema)));
    expect(() => change({ not: { type: "string" } })).toThrow("Schema Shelf uses not");
    expect(() => change({ type: "string", format: "ipv4" })).toThrow("do not know the format ipv4");
    expect(() => change({ oneOf: [{ type: "string" }, { type: "number" }] })).toThrow(
      "Schema Shelf has a oneOf without a property that distinguishes its members",
    );
  });

  test("enums whose lists would have one name, or that hold more than text and numbers", () => {
    const twins = readFixture((d) => (d.components.schemas.Topics = { enum: ["a"] }));
    expect(() => generateTypesFiles(twins)).toThrow("Topic and Topics would both be listed as topics");
    const nullable = readFixture((d) => d.components.schemas.Topic.enum.push(null));
    expect(() => generateTypesFiles(nullable)).toThrow("Enum Topic may only hold strings and numbers");
  });
});

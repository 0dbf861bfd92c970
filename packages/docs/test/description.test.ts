import { describe, expect, it } from "vitest";
import type { Bundle, BundleOperation, BundleSchema } from "../site/description/bundle.ts";
import { collectExamples } from "../site/description/collect-examples.ts";
import type { Field } from "../site/description/model.ts";
import { readTree } from "../site/description/read-fields.ts";
import { bundle, description } from "./gates/support/description.ts";

/** The tree of a schema in these tests. */
function read(schema: BundleSchema, schemas: Record<string, BundleSchema> = {}): Field {
  const own: Bundle = {
    openapi: "3.1.1",
    info: { title: "", version: "" },
    paths: {},
    components: { schemas },
  };
  return readTree(own, schema, "documented");
}

function refer(name: string): BundleSchema {
  return { $ref: `#/components/schemas/${name}` };
}

describe("the description", () => {
  it("has every operation, topic, schema and failure of the bundle", () => {
    const operations = Object.values(bundle.paths).flatMap((item) =>
      Object.values(item as Record<string, BundleOperation>).map(({ operationId }) => operationId),
    );
    expect(description.operations.map(({ id }) => id).sort()).toEqual(operations.sort());
    expect(description.resources.flatMap((resource) => resource.operations)).toHaveLength(operations.length);
    expect(description.topics.map(({ name }) => name)).toEqual(Object.keys(bundle.webhooks ?? {}));
    expect(description.domains.flatMap((domain) => domain.topics)).toHaveLength(description.topics.length);
    // The events have pages by topic.
    const schemas = Object.entries<BundleSchema>(bundle.components?.schemas ?? {});
    expect(description.schemas.map(({ name }) => name)).toEqual(
      schemas
        .filter(([, schema]) => schema["x-topic"] === undefined)
        .map(([name]) => name)
        .sort(),
    );
    // Neither 304 is a failure of an operation, nor the response of a receiver to a webhook.
    const paths = JSON.stringify(bundle.paths);
    expect(description.failures.map(({ name }) => name)).toEqual(
      Object.keys(bundle.components?.responses ?? {})
        .filter((name) => name !== "NotModified" && paths.includes(`"#/components/responses/${name}"`))
        .sort(),
    );
  });

  it("has everything that is marked as deprecated", () => {
    let marked = 0;
    const count = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      if ((node as { deprecated?: unknown }).deprecated === true) marked += 1;
      Object.values(node).forEach(count);
    };
    count([bundle.paths, bundle.webhooks, bundle.components]);
    expect(marked).toBeGreaterThan(0);
    expect(description.deprecations).toHaveLength(marked);
  });

  it("lists the users of a schema, direct ones and those through a shared part", () => {
    const find = (name: string) => description.schemas.find((schema) => schema.name === name)?.usedBy;
    expect(find("SheetId")?.requests).toContain("insertRecords");
    expect(find("ApiActionConfig")?.requests).toEqual(["createAction"]);
    expect(find("ErrorEnvelope")?.responses).toHaveLength(description.operations.length);
    expect(find("Record")?.schemas).toContain("CellValue");
    expect(find("Event")?.topics).toHaveLength(description.topics.length);
  });

  it("has a value for schemas that the examples show", () => {
    const examples = collectExamples(description.operations, description.topics);
    expect(examples.get("Sheet")).toMatchObject({ name: expect.any(String), config: expect.any(Object) });
    expect(examples.get("EnumProperty")).toMatchObject({ type: "enum" });
    expect(examples.get("CellValue")).toHaveProperty("value");
  });
});

describe("a tree of fields", () => {
  it("puts types and rules into words", () => {
    const { children } = read({
      required: ["name"],
      properties: {
        name: { type: "string", minLength: 1, pattern: "^a" },
        size: { type: ["integer", "null"], minimum: 1, exclusiveMaximum: 9 },
        kind: { type: "string", const: "a" },
        mixed: { type: ["string", "number", "boolean"] },
        list: { type: "array", minItems: 2, maxItems: 2, items: { type: "string", maxLength: 3 } },
        map: { type: "object", additionalProperties: { type: "array", items: { type: "number" } } },
        free: { type: "object", additionalProperties: true },
        any: {},
      },
    });
    expect(children.map(({ name, type, constraints }) => [name, type, constraints.join(", ")])).toEqual([
      ["name", "string", "not empty, matches ^a"],
      ["size", "integer or null", "at least 1, less than 9"],
      ["kind", '"a"', ""],
      ["mixed", "string, number or boolean", ""],
      ["list", "array of string", "exactly 2 items, each at most 3 characters"],
      ["map", "map<string, array of number>", ""],
      ["free", "object", "any keys"],
      ["any", "any JSON value", ""],
    ]);
    expect(children.filter(({ required }) => required).map(({ name }) => name)).toEqual(["name"]);
  });

  it("follows lists and maps to the schema inside, and names it", () => {
    const boat: BundleSchema = { type: "object", properties: { name: { type: "string" } } };
    const fleet = { type: "object", additionalProperties: { type: "array", items: refer("Boat") } };
    const [field] = read({ properties: { fleets: fleet } }, { Boat: boat }).children;
    expect(field).toMatchObject({ type: "map<string, array of Boat>", schema: "Boat" });
    expect(field?.children.map(({ path }) => path)).toEqual(["fleets.*.name"]);
  });

  it("shows a schema once, nearest to the root, and refers to that place elsewhere", () => {
    const node: BundleSchema = {
      type: "object",
      properties: {
        deep: { type: "object", properties: { tag: refer("Tag") } },
        tag: refer("Tag"),
        up: refer("Node"),
      },
    };
    const tag: BundleSchema = { type: "object", properties: { name: { type: "string" } } };
    const root = read(refer("Node"), { Node: node, Tag: tag });
    const [deep, near, up] = root.children;
    expect(near?.children.map(({ path }) => path)).toEqual(["tag.name"]);
    expect(deep?.children[0]).toMatchObject({ path: "deep.tag", children: [], writtenAt: "tag" });
    expect(up).toMatchObject({ children: [], writtenAt: "" });
  });

  it("does not repeat schemas of the body, and leaves long ones to their pages", () => {
    const names = Array.from({ length: 100 }, (_, at) => `name${at}`);
    const wide: BundleSchema = {
      type: "object",
      properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
    };
    const tag: BundleSchema = { type: "object", properties: { size: { type: "string" } } };
    const outer: BundleSchema = {
      type: "object",
      properties: { wide: refer("Wide"), deep: { type: "object", properties: { tag: refer("Tag") } } },
    };
    const schemas = { Wide: wide, Tag: tag, Outer: outer };
    const own: Bundle = {
      openapi: "3.1.1",
      info: { title: "", version: "" },
      paths: {},
      components: { schemas },
    };
    const body = readTree(own, refer("Outer"), "designed");
    expect(body.children[0]?.children).toHaveLength(100);
    expect(body.children[1]?.children[0]).toMatchObject({ children: [], onItsPage: true });
    const response = readTree(
      own,
      { type: "object", properties: { whole: refer("Outer") } },
      "designed",
      body,
    );
    expect(response.children[0]).toMatchObject({ children: [], writtenAt: "", writtenInBody: true });
  });

  it("leaves many fields of alternatives to the pages of their schemas", () => {
    const describe = (prefix: string): BundleSchema => ({
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: 15 }, (_, index) => [`${prefix}${index}`, { type: "string" }]),
      ),
    });
    const one: BundleSchema = { oneOf: [refer("Import"), refer("Export")] };
    const own: Bundle = {
      openapi: "3.1.1",
      info: { title: "", version: "" },
      paths: {},
      components: { schemas: { Import: describe("import"), Export: describe("export"), Settings: one } },
    };
    const read = (schema: BundleSchema) => readTree(own, schema, "designed");
    const [settings] = read({ type: "object", properties: { settings: one } }).children;
    expect(settings?.variants).toMatchObject([
      { schema: "Import", children: [], fieldsOnItsPage: 15 },
      { schema: "Export", children: [], fieldsOnItsPage: 15 },
    ]);
    expect(read(one).variants.map(({ children }) => children.length)).toEqual([15, 15]);
  });

  it("splits alternatives into shared fields and their own", () => {
    const shared: Record<string, BundleSchema> = { name: { type: "string" } };
    const make = (type: string, own: BundleSchema): BundleSchema => ({
      required: ["type"],
      properties: { type: { type: "string", const: type }, ...shared, size: own },
    });
    const pet = {
      oneOf: [refer("Cat"), refer("Dog")],
      discriminator: {
        propertyName: "type",
        mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
      },
    };
    const schemas = { Cat: make("cat", { type: "integer" }), Dog: make("dog", { type: "string" }) };
    const [field] = read({ properties: { pet } }, schemas).children;
    expect(field?.discriminator).toBe("type");
    expect(field?.children.map(({ path, required, values }) => [path, required, values])).toEqual([
      ["pet.type", true, ["cat", "dog"]],
      ["pet.name", false, []],
    ]);
    expect(field?.variants.map(({ label, schema, children }) => [label, schema, children[0]?.path])).toEqual([
      ["cat", "Cat", "pet(cat).size"],
      ["dog", "Dog", "pet(dog).size"],
    ]);
  });

  it("joins the parts of a schema, of which the last one counts", () => {
    const base: BundleSchema = {
      required: ["id"],
      properties: { id: { type: "string" }, kind: { type: "string" } },
    };
    const { children } = read(
      { allOf: [refer("Base"), { required: ["kind"], properties: { kind: { const: "a" } } }] },
      { Base: base },
    );
    expect(children.map(({ name, type, required }) => [name, type, required])).toEqual([
      ["id", "string", true],
      ["kind", '"a"', true],
    ]);
  });

  it("shows the origin of a field that differs from its neighbours, and a common origin once", () => {
    const text: BundleSchema = { type: "string" };
    const known: BundleSchema = {
      "x-origin": "public",
      properties: { a: text, b: text, c: { ...text, "x-origin": "designed" } },
    };
    const [field] = read({ properties: { known: refer("Known") } }, { Known: known }).children;
    expect(field).toMatchObject({ originInside: "public" });
    expect(field).not.toHaveProperty("origin");
    expect(field?.children.map(({ name, origin }) => [name, origin])).toEqual([
      ["a", undefined],
      ["b", undefined],
      ["c", "designed"],
    ]);
  });

  it("rejects a broken reference", () => {
    expect(() => read(refer("Nothing"))).toThrow(
      "The description has nothing at #/components/schemas/Nothing.",
    );
  });
});

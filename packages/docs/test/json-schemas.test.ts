import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { writeJsonSchema } from "../site/markdown/json-schema.ts";
import { listSchemaFiles, pathOfTopicSchema } from "../site/markdown/list-schema-files.ts";
import { bundle, description } from "./gates/support/description.ts";

const files = new Map(
  listSchemaFiles(bundle).map(({ path, content }) => [path, JSON.parse(String(content))]),
);

// Strict, so that a keyword that JSON Schema does not know is an error.
const ajv = new Ajv2020({ strictTypes: false, code: { optimize: false } });
addFormats.default(ajv);

/** No file has an `$id`, so that definitions of other files cannot be used. */
function compile(path: string): ValidateFunction {
  return ajv.compile(files.get(path));
}

describe("the JSON Schemas", () => {
  it("are one for each schema and each topic", () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...description.schemas.map(({ name }) => `schemas/${name}.json`),
        ...description.topics.map(({ name }) => pathOfTopicSchema(name)),
      ].sort(),
    );
  });

  it.each([...files.keys()])("are complete and valid: %s", (path) => {
    expect(files.get(path).$schema).toBe("https://json-schema.org/draft/2020-12/schema");
    expect(compile(path)).toBeTypeOf("function");
  });

  it.each(description.topics)("accept the example of $name and reject another topic", ({ name, message }) => {
    const validate = compile(pathOfTopicSchema(name));
    expect(message.examples.length).toBeGreaterThan(0);
    for (const { value } of message.examples) {
      expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
      expect(validate({ ...(value as object), topic: "unknown:topic" })).toBe(false);
    }
  });

  const bodies = description.operations.flatMap(({ id, body, responses }) =>
    [body, ...responses].flatMap((message) => {
      const { field, examples = [] } = message ?? {};
      const named = field?.schema !== undefined && field.type === field.schema ? field.schema : undefined;
      return named === undefined
        ? []
        : examples.map(({ name, value }) => ({ id, name, schema: named, value }));
    }),
  );

  it.each(bodies)("accept the example $name of $id as $schema", ({ schema, value }) => {
    const validate = compile(`schemas/${schema}.json`);
    expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
  });
});

describe("writing a JSON Schema", () => {
  it("contains the targets of its references at any depth, and itself if it refers to itself", () => {
    const schemas = {
      Tree: { type: "object", properties: { leaf: { $ref: "#/components/schemas/Leaf" } } },
      Leaf: { type: "object", properties: { tree: { $ref: "#/components/schemas/Tree" } } },
    } as const;
    expect(writeJsonSchema(schemas.Tree, "Tree", schemas)).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "Tree",
      type: "object",
      properties: { leaf: { $ref: "#/$defs/Leaf" } },
      $defs: {
        Leaf: { type: "object", properties: { tree: { $ref: "#/$defs/Tree" } } },
        Tree: { type: "object", properties: { leaf: { $ref: "#/$defs/Leaf" } } },
      },
    });
  });

  it("leaves out keywords of OpenAPI, but not properties with such a name", () => {
    const schema = {
      type: "object",
      "x-origin": "public",
      discriminator: { propertyName: "kind" },
      properties: { discriminator: { const: { "x-kept": 1 } }, "x-field": { type: "string" } },
    } as const;
    const { discriminator, properties, ...rest } = writeJsonSchema(schema, "Odd", {}) as Record<
      string,
      unknown
    >;
    expect(discriminator).toBeUndefined();
    expect(rest["x-origin"]).toBeUndefined();
    expect(properties).toEqual({ discriminator: { const: { "x-kept": 1 } }, "x-field": { type: "string" } });
  });

  it("names a schema with a broken reference", () => {
    expect(() => writeJsonSchema({ $ref: "#/components/schemas/Nothing" }, "Odd", {})).toThrow(
      "Odd refers to the schema Nothing, which does not exist.",
    );
  });
});

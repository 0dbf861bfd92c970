import type { BundleSchema } from "../description/bundle.ts";

/** A JSON Schema document. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const dialect = "https://json-schema.org/draft/2020-12/schema";
const reference = /^#\/components\/schemas\/([^/]+)$/;

/**
 * A schema of the description as a separate JSON Schema 2020-12 document: the schemas that it refers to are under
 * `$defs`, and the keywords that only OpenAPI knows are left out. Throws on a reference that leads nowhere.
 */
export function writeJsonSchema(
  schema: BundleSchema,
  title: string,
  schemas: Readonly<Record<string, BundleSchema>>,
): JsonSchema {
  const definitions = new Map<string, JsonSchema>();
  const collect = (name: string): void => {
    if (definitions.has(name)) return;
    const found = schemas[name];
    if (found === undefined) throw new Error(`${title} refers to the schema ${name}, which does not exist.`);
    definitions.set(name, {});
    definitions.set(name, rewriteSchema(found, collect));
  };
  const rewritten = rewriteSchema(schema, collect);
  const sorted = [...definitions].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    $schema: dialect,
    title,
    ...rewritten,
    ...(sorted.length > 0 && { $defs: Object.fromEntries(sorted) }),
  };
}

/** Keywords whose values are schemas by name; a name in them may look like a keyword. */
const schemasByName = new Set(["properties", "patternProperties", "dependentSchemas", "$defs"]);
/** Keywords whose values are data: nothing in them is a schema. */
const data = new Set(["const", "enum", "default", "examples", "required"]);

function rewriteSchema(schema: object, refer: (name: string) => void): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !keyword.startsWith("x-") && keyword !== "discriminator")
      .map(([keyword, value]) => [keyword, rewriteKeyword(keyword, value, refer)]),
  );
}

function rewriteKeyword(keyword: string, value: unknown, refer: (name: string) => void): unknown {
  if (data.has(keyword)) return value;
  if (keyword === "$ref") return rewriteReference(String(value), refer);
  if (Array.isArray(value))
    return value.map((entry) => (isSchema(entry) ? rewriteSchema(entry, refer) : entry));
  if (!isSchema(value)) return value;
  if (!schemasByName.has(keyword)) return rewriteSchema(value, refer);
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      isSchema(entry) ? rewriteSchema(entry, refer) : entry,
    ]),
  );
}

function rewriteReference(target: string, refer: (name: string) => void): string {
  const [, name] = target.match(reference) ?? [];
  if (name === undefined)
    throw new Error(`A schema can refer to #/components/schemas/ only, not to ${target}.`);
  refer(name);
  return `#/$defs/${name}`;
}

function isSchema(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

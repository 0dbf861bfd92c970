import type { Description, Schema } from "./read/index.ts";

/** The keywords that hold one schema, a list of schemas and a map of schemas. */
const nested = {
  one: ["items", "additionalProperties", "propertyNames", "not", "contains"],
  list: ["oneOf", "anyOf", "allOf", "prefixItems"],
  map: ["properties", "patternProperties"],
} as const;

export type Path = readonly (string | number)[];
type Node = Readonly<Record<string, unknown>>;

/** A schema and its place in the description. */
export interface LocatedSchema {
  readonly schema: Schema;
  readonly at: Path;
}

/**
 * A schema and the schemas inside it, not the targets of their references; without those that `isWanted` leaves out, and
 * what is inside them.
 */
export function* walkSchema(
  schema: unknown,
  at: Path,
  isWanted: (schema: Schema) => boolean = () => true,
): Generator<LocatedSchema> {
  if (!isNode(schema) || !isWanted(schema)) return;
  yield { schema, at };
  for (const key of nested.one) yield* walkSchema(schema[key], [...at, key], isWanted);
  for (const key of nested.list) {
    for (const [index, each] of ((schema[key] ?? []) as unknown[]).entries())
      yield* walkSchema(each, [...at, key, index], isWanted);
  }
  for (const key of nested.map) {
    for (const [name, each] of Object.entries((schema[key] ?? {}) as Node))
      yield* walkSchema(each, [...at, key, name], isWanted);
  }
}

/** All schemas of the components and the operations. */
export function* walkSchemas({
  components = {},
  paths,
  webhooks = {},
}: Description): Generator<LocatedSchema> {
  const { schemas = {}, ...others } = components;
  for (const [name, schema] of Object.entries(schemas))
    yield* walkSchema(schema, ["components", "schemas", name]);
  yield* walkHolders(others, ["components"]);
  yield* walkHolders(paths, ["paths"]);
  yield* walkHolders(webhooks, ["webhooks"]);
}

/** The schemas of the parameters, bodies and headers in a part of the description. */
function* walkHolders(value: unknown, at: Path): Generator<LocatedSchema> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkHolders(item, [...at, index]);
  } else if (isNode(value)) {
    for (const [key, child] of Object.entries(value)) {
      if (key === "schema") yield* walkSchema(child, [...at, key]);
      else if (!key.startsWith("x-") && key !== "examples") yield* walkHolders(child, [...at, key]);
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

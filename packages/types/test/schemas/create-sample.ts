import { readSchemaName } from "@data-import/spec/read";
import type { Described } from "./description.ts";

/** Deeper values have only required properties and no items, because schemas contain themselves. */
const mostLevels = 4;

/** A value with all properties, for schemas without an example. */
export function createSample(
  schemas: Readonly<Record<string, Described>>,
  schema: Described,
  level = 0,
): unknown {
  const name = readSchemaName(schema);
  if (name !== undefined) return createSample(schemas, schemas[name] ?? {}, level);
  const { type, properties = {}, items, additionalProperties, allOf, minimum = 1, minLength = 0 } = schema;
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  const [value] = schema.examples ?? schema.enum ?? ("const" in schema ? [schema.const] : []);
  if (value !== undefined) return value;
  const create = (inner: Described) => createSample(schemas, inner, level + 1);
  const isDeep = level > mostLevels;
  const own = Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => !isDeep || schema.required?.includes(key))
      .map(([key, inner]) => [key, create(inner)]),
  );
  if (choice) return create(choice);
  if (allOf) return Object.assign({}, ...allOf.map(create), own);
  switch ([type].flat()[0]) {
    case "string":
      return schema.format === "date-time" ? "2026-03-02T10:02:31.120Z" : "a".repeat(Math.max(minLength, 3));
    case "integer":
    case "number":
      return minimum;
    case "boolean":
      return true;
    case "array":
      return items && !isDeep ? [create(items)] : [];
    case "object":
      return typeof additionalProperties === "object" ? { ...own, key: create(additionalProperties) } : own;
  }
  return null;
}

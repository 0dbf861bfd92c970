import { type Description, resolveReference, type Schema } from "../description.ts";

/** Where a schema with a discriminator lists its values, for those who explain what did not fit. */
export const kindsKeyword = "x-kinds";

/** Holds a map of names to schemas; each is about a value of its own. */
const named = ["properties", "patternProperties"];
/** Holds a schema, or a list of them, about a value of its own. */
const own = ["items", "prefixItems", "additionalProperties", "contains", "unevaluatedItems"];
/** Holds schemas about the same value as the schema that they are in. */
const same = ["allOf", "anyOf", "oneOf", "if", "then", "else", "not"];

/**
 * Copies a schema for Ajv, and closes it when asked: an object whose properties are listed may then have no others.
 * Ajv picks the branch of a `oneOf` by its discriminator, but throws at a `mapping` and lets through what is not an
 * object; the names in the mapping are kept for messages.
 * @param isWhole whether it says everything about its value, so that it may be closed; parts of an `allOf` do not
 */
export function prepareSchema(
  description: Description,
  schema: unknown,
  { closed, isWhole }: { readonly closed: boolean; readonly isWhole: boolean },
): unknown {
  const prepare = (part: unknown, whole: boolean): unknown =>
    Array.isArray(part)
      ? part.map((item) => prepare(item, whole))
      : prepareSchema(description, part, { closed, isWhole: whole });
  if (typeof schema !== "object" || schema === null) return schema;
  const copy: Record<string, unknown> = { ...schema };
  for (const [keyword, part] of Object.entries(schema)) {
    if (own.includes(keyword)) copy[keyword] = prepare(part, true);
    else if (same.includes(keyword)) copy[keyword] = prepare(part, false);
    else if (named.includes(keyword)) {
      copy[keyword] = Object.fromEntries(
        Object.entries(part as object).map(([name, value]) => [name, prepare(value, true)]),
      );
    } else if (keyword === "discriminator" && typeof part.mapping === "object") {
      copy[keyword] = { propertyName: part.propertyName };
      copy[kindsKeyword] = Object.keys(part.mapping);
      copy["type"] = "object";
    }
  }
  if (closed && isWhole && listProperties(description, schema as Schema).length > 0) {
    copy["unevaluatedProperties"] ??= false;
  }
  return copy;
}

/** The names of the properties that a schema lists, by itself or through what it refers to. */
export function listProperties(
  description: Description,
  schema: Schema,
  seen: Set<unknown> = new Set(),
): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const target = typeof schema["$ref"] === "string" ? resolveReference(description, schema) : undefined;
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => (schema[keyword] ?? []) as Schema[]);
  const names = [...(target ? [target] : []), ...parts].flatMap((part) =>
    listProperties(description, part, seen),
  );
  return [...Object.keys(schema.properties ?? {}), ...names];
}

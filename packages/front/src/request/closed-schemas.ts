import { type Description, joinTypes, resolveReference, type Schema } from "../description.ts";

/** The keyword in which a schema with a discriminator lists its values, for messages. */
export const kindsKeyword = "x-kinds";

/** Keywords with a map of names to schemas; each schema is for another value. */
const named = ["properties", "patternProperties"];
/** Keywords with a schema, or a list of them, for another value. */
const own = ["items", "prefixItems", "additionalProperties", "contains", "unevaluatedItems"];
/** Keywords with schemas for the same value. */
const same = ["allOf", "anyOf", "oneOf", "if", "then", "else", "not"];

/**
 * Copies a schema for Ajv, and closes it if wanted: an object whose properties are listed may then have no others.
 * Otherwise it is opened, even if the description closes it.
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
  // As a list of types, Ajv checks it faster, and one message names all types.
  const copy: Record<string, unknown> = { ...joinTypes(schema as Schema) };
  // Closed again below, or left open. In a choice, it would hide which property is wrong.
  if (copy["additionalProperties"] === false) delete copy["additionalProperties"];
  for (const [keyword, part] of Object.entries(copy)) {
    if (own.includes(keyword)) copy[keyword] = prepare(part, true);
    else if (same.includes(keyword)) copy[keyword] = prepare(part, false);
    else if (named.includes(keyword)) {
      copy[keyword] = Object.fromEntries(
        Object.entries(part as object).map(([name, value]) => [name, prepare(value, true)]),
      );
    }
  }
  const { discriminator } = schema as { discriminator?: Discriminator };
  if (discriminator?.mapping !== undefined) {
    copy["discriminator"] = { propertyName: discriminator.propertyName };
    copy[kindsKeyword] = Object.keys(discriminator.mapping);
    copy["type"] = "object";
    if (closed) copy["oneOf"] = closeBranches(description, discriminator);
  }
  const names = closed && isWhole ? listProperties(description, schema as Schema) : [];
  if (names.length > 0 && !saysOthers(description, schema as Schema)) closeObject(copy, names);
  return copy;
}

/** Whether a schema, or the target of its reference, already has a rule for unlisted properties. */
function saysOthers(description: Description, schema: Schema): boolean {
  if ((schema["additionalProperties"] ?? false) !== false) return true;
  if (typeof schema["$ref"] !== "string") return false;
  return saysOthers(description, resolveReference(description, schema));
}

interface Discriminator {
  readonly propertyName: string;
  readonly mapping: Readonly<Record<string, string>>;
}

/** Each branch of a choice has all properties of its value, and Ajv needs the discriminator beside a reference. */
function closeBranches(description: Description, { propertyName, mapping }: Discriminator): unknown[] {
  return Object.entries(mapping).map(([kind, $ref]) => {
    const branch: Record<string, unknown> = { $ref, required: [propertyName] };
    closeObject(branch, listProperties(description, branch));
    Object.assign(branch["properties"] as object, { [propertyName]: { const: kind } });
    return branch;
  });
}

/** Lists the names beside their schema, because Ajv accepts names of JavaScript's own properties. */
function closeObject(schema: Record<string, unknown>, names: readonly string[]): void {
  const known = Object.fromEntries(names.map((name) => [name, true]));
  schema["properties"] = { ...known, ...(schema["properties"] as object | undefined) };
  schema["additionalProperties"] = false;
}

/** The names of the properties that a schema lists, directly or through references. */
export function listProperties(
  description: Description,
  schema: Schema,
  seen: Set<unknown> = new Set(),
): string[] {
  // The branches of a choice are closed separately.
  if (seen.has(schema) || schema["discriminator"] !== undefined) return [];
  seen.add(schema);
  const target = typeof schema["$ref"] === "string" ? resolveReference(description, schema) : undefined;
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => (schema[keyword] ?? []) as Schema[]);
  const names = [...(target ? [target] : []), ...parts].flatMap((part) =>
    listProperties(description, part, seen),
  );
  return [...Object.keys(schema.properties ?? {}), ...names];
}

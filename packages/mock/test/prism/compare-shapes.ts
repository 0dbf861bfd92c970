import { type Description, resolveReference, type Schema } from "@data-import/front";

/** Below so many objects and lists, the mock generates only required properties. */
const deepest = 4;

/**
 * The places in which two generated bodies differ in shape. Down to a depth of four, each property of the schema must be
 * in both with the same JSON type, or in neither. Alternatives (`oneOf`, `anyOf`, several types) and lengths of lists may differ.
 */
export function compareShapes(
  description: Description,
  schema: Schema | undefined,
  one: unknown,
  other: unknown,
  place = "",
  depth = 0,
): string[] {
  const { allOf, anyOf, oneOf, type: types, properties, items } = follow(description, schema ?? {});
  if (anyOf !== undefined || oneOf !== undefined || Array.isArray(types)) return [];
  const compare = (part: Schema, left: unknown, right: unknown, inside: string, deeper: number) =>
    compareShapes(description, part, left, right, inside, depth + deeper);
  const ofAll = ((allOf ?? []) as Schema[]).flatMap((part) => compare(part, one, other, place, 0));
  const [type, otherType] = [typeOf(one), typeOf(other)];
  if (type !== otherType) return [...ofAll, `${place}: ${type} and ${otherType}`];
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length === 0 || other.length === 0) return ofAll;
    return [...ofAll, ...compare((items ?? {}) as Schema, one[0], other[0], `${place}[]`, 1)];
  }
  if (!isObject(one) || !isObject(other)) return ofAll;
  const named = Object.entries((properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
    const inside = `${place}.${name}`;
    if (name in one && name in other) return compare(property, one[name], other[name], inside, 1);
    if (!(name in one) && !(name in other)) return [];
    return depth < deepest ? [`${inside}: only in one`] : [];
  });
  return [...ofAll, ...named];
}

function follow(description: Description, schema: Schema): Record<string, unknown> {
  const { $ref, ...siblings } = schema;
  if (typeof $ref !== "string") return schema;
  return { ...follow(description, resolveReference<Schema>(description, schema)), ...siblings };
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

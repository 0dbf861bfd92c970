import type { Schema } from "../read/index.ts";
import { flatten } from "./bundle.ts";

/** A type as documented.yaml writes it: `<type><mark>`, or one of the longer forms. */
export type Expected =
  | string
  | {
      type?: string;
      items?: Expected;
      fields?: Record<string, Expected>;
      types?: string[];
      values?: string[];
      deprecated?: boolean;
      default?: unknown;
    };

/** One sentence per difference between the documentation and a schema. */
export function compareType(expected: Expected, actual: Schema | undefined, place: string): string[] {
  if (actual === undefined) return [`${place}: is missing`];
  const { type, types, items, fields, values } = typeof expected === "string" ? { type: expected } : expected;
  const { schema, names } = flatten(actual);
  if (fields) return compareFields(fields, actual, place);
  if (type === undefined) return [];
  if (items) return compareContainer(type, items, schema, place);
  if (values && schema.enum) return compareValues(values, schema, place);
  const wanted = removeMark(type);
  const [, container, element] = /^(list|map) of (.+)$/.exec(wanted) ?? [];
  if (container && element) return compareContainer(container, element, schema, place);
  const fault = findFault(wanted, types, schema, names);
  return fault ? [`${place}: is ${fault}, documented is ${wanted}`] : [];
}

/** Compares the properties of an object: presence, required, deprecated, default, type, and the origin of others. */
export function compareFields(fields: Record<string, Expected>, actual: Schema, place: string): string[] {
  const { schema } = flatten(actual);
  if (schema.oneOf) return schema.oneOf.flatMap((branch) => compareFields(fields, branch, place));
  const properties = schema.properties ?? {};
  const deviations = Object.entries(fields).flatMap(([name, expected]) => {
    const property = properties[name];
    const at = `${place}.${name}`;
    if (!property) return [`${at}: is missing`];
    const origin = property["x-origin"];
    const wrongOrigin = origin !== undefined && origin !== "documented";
    return [
      ...compareMarks(
        expected,
        { ...flatten(property).schema, required: schema.required?.includes(name) },
        at,
      ),
      ...compareType(expected, property, at),
      ...(wrongOrigin ? [`${at}: says x-origin: ${origin}, but it is documented`] : []),
    ];
  });
  const others = Object.entries(properties).filter(([name]) => !(name in fields));
  const undocumented = others.filter(
    ([, property]) => (property["x-origin"] ?? schema["x-origin"]) === "documented",
  );
  return [
    ...deviations,
    ...undocumented.map(([name]) => `${place}.${name}: is not documented, so say its x-origin`),
  ];
}

/** Compares required, deprecated and default of a property or parameter, if they are documented. */
export function compareMarks(
  expected: Expected,
  actual: { required: boolean | undefined; deprecated?: boolean; default?: unknown },
  place: string,
): string[] {
  const { type, deprecated, default: value } = typeof expected === "string" ? { type: expected } : expected;
  const deviations: string[] = [];
  if (type?.endsWith("!") && !actual.required)
    deviations.push(`${place}: is optional, documented is required`);
  if (type?.endsWith("?") && actual.required)
    deviations.push(`${place}: is required, documented is optional`);
  if (deprecated && !actual.deprecated)
    deviations.push(`${place}: is not deprecated, documented is deprecated`);
  if (!deprecated && actual.deprecated) deviations.push(`${place}: is deprecated, documented is not`);
  if (value !== undefined && actual.default !== value) {
    deviations.push(`${place}: has the default ${actual.default}, documented is ${value}`);
  }
  return deviations;
}

function compareValues(values: string[], schema: Schema, place: string): string[] {
  const missing = values.filter((value) => !schema.enum?.includes(value));
  const more = (schema.enum ?? []).filter((value) => !values.includes(String(value)));
  const claimed = schema["x-origin"] === "documented" ? more : [];
  return [
    ...missing.map((value) => `${place}: lacks the value ${value}, which is documented`),
    ...claimed.map((value) => `${place}: calls the value ${value} documented, which is not`),
  ];
}

function compareContainer(container: string, element: Expected, schema: Schema, place: string): string[] {
  const type = removeMark(container);
  const fault = findFault(type, undefined, schema, []);
  if (fault) return [`${place}: is ${fault}, documented is a ${type}`];
  const inner = type === "list" ? schema.items : schema.additionalProperties;
  const innerSchema = typeof inner === "object" ? inner : {};
  return compareType(element, innerSchema, `${place}${type === "list" ? "[]" : "{}"}`);
}

function removeMark(type: string): string {
  return type.replace(/[!?]$/, "");
}

/** The actual type of a schema; undefined if it is the wanted type. */
function findFault(
  wanted: string,
  types: string[] | undefined,
  schema: Schema,
  names: string[],
): string | undefined {
  const type = [schema.type ?? []].flat();
  const actual = schema.enum
    ? `one of ${schema.enum.join("|")}`
    : [...type, schema.format].filter(Boolean).join(" ") || "any";
  const nullable = type.includes("null");
  const matches = (name: string, format?: string) =>
    type.length === 1 && type[0] === name && schema.format === format && !schema.enum;

  if (wanted === "nullable any") return nullable || type.length === 0 ? undefined : actual;
  if (wanted.startsWith("nullable ")) {
    if (!nullable) return actual;
    const rest = type.filter((name) => name !== "null");
    return findFault(wanted.slice("nullable ".length), types, { ...schema, type: rest }, names);
  }
  if (wanted.startsWith("one of ")) {
    const missing = symmetricDifference(
      wanted.slice("one of ".length).split("|"),
      (schema.enum ?? []) as string[],
    );
    return missing.length === 0 ? undefined : actual;
  }
  switch (wanted) {
    case "any":
      return type.length === 0 || (types && symmetricDifference(types, type).length === 0)
        ? undefined
        : actual;
    case "file":
      return type.length === 0 || type[0] === "string" ? undefined : actual;
    case "datetime":
      return matches("string", "date-time") ? undefined : actual;
    case "double":
      return matches("number", "double") ? undefined : actual;
    case "list":
      return matches("array") ? undefined : actual;
    case "map":
      return matches("object") && schema.additionalProperties
        ? undefined
        : `${actual} without additionalProperties`;
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "object":
      return matches(wanted) ? undefined : actual;
    default:
      return names.includes(wanted) ? undefined : (names[0] ?? `an unnamed ${actual}`);
  }
}

/** The members of exactly one of two lists. */
export function symmetricDifference(one: readonly string[], other: readonly string[]): string[] {
  return [...one.filter((value) => !other.includes(value)), ...other.filter((value) => !one.includes(value))];
}

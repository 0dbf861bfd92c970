import type { BundleSchema } from "./bundle.ts";

/** A list or a map: the words around those of its items or values, and their schema. */
export interface Container {
  readonly before: string;
  readonly after: string;
  readonly isMap: boolean;
  readonly content: BundleSchema;
}

/** The container that a schema is, if it is only a list or a map. */
export function readContainer(schema: BundleSchema): Container | undefined {
  const { items, additionalProperties, properties } = schema;
  if (schema.type === "array" && items !== undefined)
    return { before: "array of ", after: "", isMap: false, content: items };
  if (typeof additionalProperties === "object" && properties === undefined) {
    const key = schema["x-additionalPropertiesName"] ?? "string";
    return { before: `map<${key}, `, after: ">", isMap: true, content: additionalProperties };
  }
  return undefined;
}

/** The type of a schema that is neither list nor map, in words, without `null`. */
export function describeType(schema: BundleSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const types = [schema.type ?? inferType(schema)].flat().filter((type) => type !== "null");
  const words = types.map((type) =>
    type === "array" && typeof schema.items?.type === "string" ? `array of ${schema.items.type}` : type,
  );
  return joinWords(words, "or");
}

/** Whether a schema takes `null`. */
export function isNullable(schema: BundleSchema): boolean {
  return [schema.type].flat().includes("null") || schema.enum?.includes(null) === true;
}

function inferType({ properties, oneOf, anyOf, enum: values }: BundleSchema): string {
  if (properties !== undefined || oneOf !== undefined || anyOf !== undefined) return "object";
  return values === undefined ? "any JSON value" : typeof values[0];
}

/** The constraints of a schema besides its type, in words: `at least 1 character`. */
export function describeConstraints(schema: BundleSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, minProperties, maxProperties } = schema;
  return [
    ...(schema["x-secret"] === true ? ["a secret"] : []),
    ...(schema.format === undefined ? [] : [schema.format]),
    ...describeRange(minLength, maxLength, "character"),
    ...describeRange(undefined, schema["x-max-bytes"], "byte"),
    ...(schema.pattern === undefined ? [] : [`matches ${schema.pattern}`]),
    ...(schema.minimum === undefined ? [] : [`at least ${schema.minimum}`]),
    ...(schema.exclusiveMinimum === undefined ? [] : [`more than ${schema.exclusiveMinimum}`]),
    ...(schema.maximum === undefined ? [] : [`at most ${schema.maximum}`]),
    ...(schema.exclusiveMaximum === undefined ? [] : [`less than ${schema.exclusiveMaximum}`]),
    ...(schema.multipleOf === undefined ? [] : [`a multiple of ${schema.multipleOf}`]),
    ...describeRange(minItems, maxItems, "item"),
    ...(schema.uniqueItems ? ["unique items"] : []),
    ...describeRange(minProperties, maxProperties, "key"),
    ...(schema.additionalProperties === true ? ["any keys"] : []),
    ...(schema.additionalProperties === false ? ["no other keys"] : []),
  ];
}

function describeRange(least: number | undefined, most: number | undefined, noun: string): string[] {
  const count = (number: number) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  if (least !== undefined && least === most) return [`exactly ${count(least)}`];
  if (least === 1 && most === undefined) return ["not empty"];
  return [
    ...(least === undefined ? [] : [`at least ${count(least)}`]),
    ...(most === undefined ? [] : [`at most ${count(most)}`]),
  ];
}

/** Words as a list in a sentence: `string, number or boolean`. */
export function joinWords(words: readonly string[], last: "and" | "or"): string {
  const end = words.at(-1) ?? "";
  return words.length < 2 ? end : `${words.slice(0, -1).join(", ")} ${last} ${end}`;
}

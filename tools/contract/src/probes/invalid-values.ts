import type { Located, Schema } from "@data-import/spec/read";
import { listTypes, locateItems } from "./object-shape.ts";
import { makeSample } from "./sample.ts";

/** A value that does not match a schema, and why. */
export interface InvalidValue {
  readonly why: string;
  readonly value: unknown;
}

const valuesByType: Readonly<Record<string, unknown>> = {
  string: "nonsense",
  number: 1.5,
  integer: 42,
  boolean: true,
  array: [],
  object: {},
  null: null,
};

const valuesOfNoFormat: Readonly<Record<string, readonly string[]>> = {
  "date-time": ["yesterday", "2026-03-02", "2026-13-45T25:61:61Z"],
  uri: ["no address"],
};

/** Values that a schema does not allow, at least one for each of its keywords; empty if it allows everything. */
export function listInvalidValues(located: Located<Schema>): InvalidValue[] {
  const types = listTypes(located.value);
  if (types.length === 0) return [];
  return [...listOtherTypes(types), ...listLookalikes(types), ...listLimits(located)];
}

/** The same as text, for parameters and parts of forms: all of their values are text. */
export function listInvalidTexts(located: Located<Schema>): (InvalidValue & { readonly value: string })[] {
  const types = listTypes(located.value);
  const texts = listLimits(located).map(({ why, value }) => ({ why, value: String(value) }));
  if (types.length === 0 || types.includes("string")) return texts;
  const words = types.includes("boolean")
    ? ["nonsense", "", "TRUE", "1"]
    : ["nonsense", "", "1.5", "1e", "0x1"];
  return [
    ...words.map((value) => ({ why: `"${value}" in place of ${types.join(" or ")}`, value })),
    ...texts,
  ];
}

function listOtherTypes(types: readonly string[]): InvalidValue[] {
  return Object.entries(valuesByType)
    .filter(([type]) => !types.includes(type) && !(type === "integer" && types.includes("number")))
    .map(([, value]) => ({ why: `${JSON.stringify(value)} in place of ${types.join(" or ")}`, value }));
}

/** Text that looks like a value of another type. */
function listLookalikes(types: readonly string[]): InvalidValue[] {
  if (types.includes("string")) return [];
  const value = types.includes("boolean") ? "true" : types.includes("integer") ? "1" : undefined;
  return value === undefined ? [] : [{ why: `"${value}" as text`, value }];
}

function listLimits(located: Located<Schema>): InvalidValue[] {
  const { value: schema } = located;
  const { enum: values, const: only, format, pattern, minLength, maxLength } = schema;
  const { minimum, maximum, minItems, maxItems, minProperties } = schema;
  const item = maxItems === undefined ? undefined : makeSample(locateItems(located));
  const allowed = values ?? (only === undefined ? [] : [only]);
  const otherCase = String(allowed[0]).toUpperCase();
  const limits: (InvalidValue | false | undefined)[] = [
    allowed.length > 0 && { why: "a value that is not listed", value: "nonsense" },
    allowed.length > 0 &&
      !allowed.includes(otherCase) && { why: "a listed value in upper case", value: otherCase },
    ...(valuesOfNoFormat[format ?? ""] ?? []).map((value) => ({
      why: `"${value}" is not a ${format}`,
      value,
    })),
    pattern !== undefined && { why: "text outside the pattern", value: findOutside(pattern) },
    minLength !== undefined && minLength > 0 && { why: "too short", value: "x".repeat(minLength - 1) },
    maxLength !== undefined && { why: "too long", value: "x".repeat(maxLength + 1) },
    minimum !== undefined && { why: "below the minimum", value: minimum - 1 },
    maximum !== undefined && { why: "above the maximum", value: maximum + 1 },
    minItems !== undefined && minItems > 0 && { why: "too few items", value: [] },
    maxItems !== undefined && {
      why: "too many items",
      // Valid ones, so that a target rejects the list for nothing but their number.
      value: Array.from({ length: maxItems + 1 }, () => item),
    },
    minProperties !== undefined && { why: "too few properties", value: {} },
  ];
  return limits.filter((invalidValue) => invalidValue !== false && invalidValue !== undefined);
}

/** A text that does not match a pattern. */
function findOutside(pattern: string): string {
  const text = ["no match!", "tr\u00fce", "two\nlines"].find((each) => !new RegExp(pattern, "u").test(each));
  if (text === undefined) throw new Error(`Add a text that does not match ${pattern}.`);
  return text;
}

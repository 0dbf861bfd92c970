import { countBytes, type ErrorObject } from "../vendor/ajv.ts";
import type { FrontCode } from "./http-error.ts";

/** What a value must be, what it was, and the code of the error. */
export interface BrokenRule {
  readonly code: FrontCode;
  /** `must have at most 40 characters`. */
  readonly rule: string;
  /** `it had 52`; undefined if the value itself says it. */
  readonly was?: string | undefined;
}

/** The types of JSON in words. */
export const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "`true` or `false`",
  object: "an object",
  array: "a list",
  null: "`null`",
};

const formats: Readonly<Record<string, string>> = {
  "date-time": "a date-time such as `2026-01-31T09:00:00Z`",
  email: "a mail address such as `ada@example.com`",
  int32: "a whole number from -2147483648 to 2147483647",
  int64: "a whole number",
  hostname: "a host name such as `import.example.com`",
  uri: "an address such as `https://example.com/hook`",
};

/** Says in words which rule about the size or the form of a value is broken. The validator's own text names keywords. */
export function explainRule({ keyword, params, data, parentSchema }: ErrorObject): BrokenRule {
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "minLength":
    case "minItems":
    case "minProperties":
      return {
        code: "value_too_short",
        rule: `must have at least ${count(limit, keyword)}`,
        was: sayCount(data),
      };
    case "maxLength":
    case "maxItems":
    case "maxProperties":
      return {
        code: "value_too_long",
        rule: `must have at most ${count(limit, keyword)}`,
        was: sayCount(data),
      };
    case "x-max-bytes":
      return {
        code: "value_too_long",
        rule: `must have at most ${limit} bytes${typeof data === "string" ? "" : " as JSON"}`,
        was: `it had ${countBytes(data)}`,
      };
    case "minimum":
      return { code: "value_out_of_range", rule: `must be at least ${limit}` };
    case "maximum":
      return { code: "value_out_of_range", rule: `must be at most ${limit}` };
    case "exclusiveMinimum":
      return { code: "value_out_of_range", rule: `must be more than ${limit}` };
    case "exclusiveMaximum":
      return { code: "value_out_of_range", rule: `must be less than ${limit}` };
    case "multipleOf":
      return { code: "value_out_of_range", rule: `must be a multiple of ${params["multipleOf"]}` };
    case "uniqueItems":
      return {
        code: "value_repeated",
        rule: "must not have the same entry twice",
        was: `entries ${params["i"]} and ${params["j"]} are the same`,
      };
    case "format":
      return {
        code: "value_malformed",
        rule: `must be ${formats[String(params["format"])] ?? params["format"]}`,
      };
    case "pattern": {
      const [example] = (parentSchema?.["examples"] ?? []) as readonly unknown[];
      const form =
        example === undefined ? `match the pattern \`${params["pattern"]}\`` : `be like \`${example}\``;
      return { code: "value_malformed", rule: `must ${form}` };
    }
    default:
      return { code: "value_invalid", rule: "is not valid" };
  }
}

function count(limit: number, keyword: string): string {
  const [one, many] = keyword.endsWith("Length")
    ? ["character", "characters"]
    : keyword.endsWith("Items")
      ? ["entry", "entries"]
      : ["property", "properties"];
  return `${limit} ${limit === 1 ? one : many}`;
}

function sayCount(value: unknown): string | undefined {
  const length = typeof value === "string" ? [...value].length : Object.keys(value ?? {}).length;
  return length === 0 ? "it was empty" : `it had ${length}`;
}

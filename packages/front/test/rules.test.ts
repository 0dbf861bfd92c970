import { describe, expect, it } from "vitest";
import { createChecks, type Description, describeErrors, type Holder, type Schema } from "../src/index.ts";

/** The message and the code for a value that breaks a schema. */
function explain(schema: Schema, value: unknown) {
  const holder: Holder = { pointer: "/x", value: { schema } };
  const description: Description = { openapi: "3.1.1", info: { title: "", version: "" }, paths: {} };
  const checks = createChecks(description, [holder], { closed: true });
  return describeErrors(checks.find(holder, value), "name", checks).map(({ message, code }) => [
    message,
    code,
  ]);
}

describe("a value that breaks a rule is explained without the keywords of JSON Schema", () => {
  it.each([
    [{ type: "string" }, 2026, "`name` must be a text; it was `2026`.", "wrong_type"],
    [{ type: ["number", "null"] }, "5", '`name` must be a number or `null`; it was `"5"`.', "wrong_type"],
    [{ minLength: 1 }, "", "`name` must have at least 1 character; it was empty.", "value_too_short"],
    [{ minLength: 3 }, "🐙a", "`name` must have at least 3 characters; it had 2.", "value_too_short"],
    [{ maxLength: 2 }, "abc", "`name` must have at most 2 characters; it had 3.", "value_too_long"],
    [{ minItems: 1 }, [], "`name` must have at least 1 entry; it was empty.", "value_too_short"],
    [{ maxItems: 1 }, [1, 2], "`name` must have at most 1 entry; it had 2.", "value_too_long"],
    [{ minProperties: 1 }, {}, "`name` must have at least 1 property; it was empty.", "value_too_short"],
    [
      { maxProperties: 1 },
      { a: 1, b: 2 },
      "`name` must have at most 1 property; it had 2.",
      "value_too_long",
    ],
    [{ "x-max-bytes": 3 }, "éé", "`name` must have at most 3 bytes; it had 4.", "value_too_long"],
    [
      { "x-max-bytes": 9 },
      { a: ["é"] },
      "`name` must have at most 9 bytes as JSON; it had 12.",
      "value_too_long",
    ],
    [{ minimum: 1 }, 0, "`name` must be at least 1; it was `0`.", "value_out_of_range"],
    [{ maximum: 9 }, 10, "`name` must be at most 9; it was `10`.", "value_out_of_range"],
    [{ exclusiveMinimum: 0 }, 0, "`name` must be more than 0; it was `0`.", "value_out_of_range"],
    [{ exclusiveMaximum: 1 }, 1, "`name` must be less than 1; it was `1`.", "value_out_of_range"],
    [{ multipleOf: 5 }, 7, "`name` must be a multiple of 5; it was `7`.", "value_out_of_range"],
    [
      { uniqueItems: true },
      ["a", "b", "a"],
      "`name` must not have the same entry twice; entries 0 and 2 are the same.",
      "value_repeated",
    ],
    [
      { format: "date-time" },
      "today",
      "`name` must be a date-time such as `2026-01-31T09:00:00Z`; it was `today`.",
      "value_malformed",
    ],
    [
      { pattern: "^#[0-9a-f]{6}$", examples: ["#ff8800"] },
      "red",
      "`name` must be like `#ff8800`; it was `red`.",
      "value_malformed",
    ],
    [{ pattern: "^a" }, "b", "`name` must match the pattern `^a`; it was `b`.", "value_malformed"],
    [{ enum: ["a", "b"] }, "c", "`name` must be `a` or `b`; it was `c`.", "value_not_allowed"],
    [
      { anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      {},
      "`name` has none of the allowed forms; it was `{}`.",
      "value_not_allowed",
    ],
  ])("%j", (schema, value, message, code) => {
    expect(explain(schema, value)).toEqual([[message, code]]);
  });

  it("without a password", () => {
    expect(explain({ format: "password", minLength: 12 }, "tr0ub4dor")).toEqual([
      ["`name` must have at least 12 characters.", "value_too_short"],
    ]);
  });
});

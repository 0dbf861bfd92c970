import type { Property } from "@data-import/types";
import { expect, test } from "vitest";
import { getFieldType, isList } from "../../src/rows/field-types.ts";
import { readValue, showValue } from "../../src/rows/field-values.ts";

const words = { yes: "Yes", no: "No" };

test("a type that only a newer service has is a text, or a list of texts", () => {
  const one = { key: "seat", type: "seat" } as unknown as Property;
  const several = { key: "seats", type: "seat-list" } as unknown as Property;
  expect([one, several].map((field) => [getFieldType(field).holds, isList(field)])).toEqual([
    ["text", false],
    ["text", true],
  ]);
  expect(readValue(several, "12A\n12B", words)).toEqual(["12A", "12B"]);
  expect(showValue(one, "12A", words)).toBe("12A");
});

import { foldCase, hasCase } from "@data-import/tables/basics";
import { expect, test } from "vitest";

test("each character that becomes another one in lower case becomes characters that have a case", () => {
  const wrong: string[] = [];
  const longer: string[] = [];
  for (let code = 0; code < 0x110000; code += 1) {
    const sign = String.fromCodePoint(code);
    const folded = foldCase(sign);
    if (folded.length !== sign.length) longer.push(sign);
    if (folded !== sign && Array.from(folded).some((each) => !hasCase(each))) wrong.push(sign);
  }
  expect(wrong).toEqual([]);
  // Searches rely on it: in all other texts, each character is where it was.
  expect(longer).toEqual(["İ"]);
});

test.each([
  ["12.5", false],
  ["東京", false],
  ["شحن", false],
  ["cup", true],
  ["straße", true],
  ["\u0307", true],
])("whether %s has letters with a case: %s", (text, expected) => {
  expect(hasCase(text)).toBe(expected);
});

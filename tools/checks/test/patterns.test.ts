import { expect, test } from "vitest";
import { checkPatterns } from "../src/checks/check-patterns.ts";
import { checkFiles } from "./support/check-files.ts";

/** What the check says about one file; exceptions of other files are missing in it. */
const check = (path: string, text: string): string[] =>
  checkFiles(checkPatterns, { [path]: text }).filter((breach) => breach.startsWith(path));

test.each([
  ["a number with two ways to read it", "packages/service/src/a.ts", "\nexport const a = /^\\d+\\.?\\d*$/;"],
  [
    "the end of a text",
    "packages/mock/src/a.ts",
    "\nexport const a = (b: string) => b.replace(/\\s+$/, '');",
  ],
  ["an exponential one", "packages/front/src/a.ts", "\nexport const a = /^(a+)+$/u;"],
  ["a pattern of the description", "spec/schemas/a.yaml", "A:\n  pattern: ^(a+)+$\n"],
])("finds %s", (_, path, text) => {
  expect(check(path, text)).toEqual([expect.stringMatching(/a\.(ts|yaml):2: the time of .* can grow/)]);
});

test("accepts patterns that read each character once", () => {
  expect(check("packages/service/src/a.ts", "export const a = /^\\d+(\\.\\d*)?$/;")).toEqual([]);
});

test("names an exception that is not needed", () => {
  expect(checkFiles(checkPatterns, {})).toContainEqual(expect.stringContaining("is not needed. Remove it."));
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readMessages } from "../build-messages.ts";
import { listMessageProblems } from "../check-messages.ts";
import { type MessageTable, readMessagePattern } from "../read/index.ts";

const table = await readMessages();
const files = readdirSync(join(import.meta.dirname, "../shared/messages")).map((name) => name.slice(0, -5));

/** The table with another text in one language. */
function plant(language: string, key: string, text: string | undefined): MessageTable {
  const languages = table.languages.map((one) => {
    if (one.language !== language) return one;
    const { [key]: _, ...texts } = one.texts;
    return { ...one, texts: text === undefined ? texts : { ...texts, [key]: text } };
  });
  return { ...table, languages };
}

test("every text is in every language, with the parameters of its code", () => {
  expect(listMessageProblems(table)).toEqual([]);
  expect(table.languages.map(({ language }) => language)).toEqual(["en", ...files.sort()]);
});

test.each([
  ["de", "number_expected", undefined, "number_expected in de: the text is missing."],
  ["de", "number_expected.label", "Text", "number_expected.label in de: English has no such text."],
  ["de", "format_wrong", "Text", "format_wrong in de: the text does not name `format`."],
  ["ar", "format_wrong", "{format} {other}", "format_wrong in ar: `other` is not one of its parameters."],
  [
    "ar",
    "records_deleted",
    "{count, plural, one {# سجل} other {# سجل}}",
    "records_deleted in ar: {count, plural} lacks the form `zero`.",
  ],
  [
    "de",
    "records_deleted",
    "{count, plural, one {#} few {#} other {#}}",
    "records_deleted in de: the language has no plural form `few`.",
  ],
  ["en", "format_wrong", "Text", "format_wrong: no text names the parameter `format`."],
  ["de", "format_wrong", "{format, upper}", "format_wrong in de: unknown format: upper."],
])("lint finds a wrong text: %s %s %s", (language, key, text, problem) => {
  expect(listMessageProblems(plant(language, key, text))).toContain(problem);
});

test.each([
  ["a {b} c", ["a ", ["b"], " c"]],
  [
    "# {n, plural, =0 {none} other {# and {m, select, x {#} other {y}}}}",
    [
      "# ",
      ["n", "plural", { "=0": "none", other: [["#"], " and ", ["m", "select", { x: [["#"]], other: "y" }]] }],
    ],
  ],
  ["", ""],
])("the pattern %j is read", (text, pattern) => {
  expect(readMessagePattern(text)).toEqual(pattern);
});

test.each(["a }", "{", "{a", "{a, plural}", "{a, plural, one {b}}", "{a b}"])(
  "the pattern %j is refused",
  (text) => {
    expect(() => readMessagePattern(text)).toThrow();
  },
);

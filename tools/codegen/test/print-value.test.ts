import { expect, test } from "vitest";
import { Code, printValue } from "../src/print-value.ts";

const value = { plain: [1, "two"], "with-dash": null, text: 'say "so"', source: new Code("source") };

test("a value that fits stands on one line", () => {
  expect(printValue(value)).toBe(`{ plain: [1, "two"], "with-dash": null, text: 'say "so"', source }`);
  expect(printValue({})).toBe("{}");
  expect(printValue({ file: new Code("source") })).toBe("{ file: source }");
});

test("a value that does not fit is broken at the part that is too long, with its key and its comma", () => {
  expect(printValue(value, { width: 30 })).toBe(
    ["{", '  plain: [1, "two"],', '  "with-dash": null,', "  text: 'say \"so\"',", "  source,", "}"].join(
      "\n",
    ),
  );
  expect(printValue({ key: [1, 2, 3] }, { width: 17 })).toBe("{\n  key: [1, 2, 3],\n}");
  expect(printValue({ key: [1, 2, 3] }, { width: 16 })).toBe("{\n  key: [\n    1,\n    2,\n    3,\n  ],\n}");
});

test.each([
  ['"', `'"'`],
  ['it\'s "so"', '"it\'s \\"so\\""'],
  ['\\"', `'\\\\"'`],
  ["a\nb", '"a\\nb"'],
])("the text %j is written with as few escapes as can be", (text, written) => {
  expect(printValue(text)).toBe(written);
  expect(Function(`return ${written}`)()).toBe(text);
});

test("long texts of several lines are lists of lines, if the option is set", () => {
  const text = "first line\nsecond line";
  expect(printValue(text, { width: 10, splitsText: true })).toBe(
    '[\n  "first line",\n  "second line",\n].join("\\n")',
  );
  expect(printValue(text, { width: 10 })).toBe(JSON.stringify(text));
});

test("as JSON it can be parsed again, with any line breaks", () => {
  const json = { plain: [1, "two", { deep: true }], "with-dash": null, text: 'say "so"\n' };
  for (const width of [10, 40, 200])
    expect(JSON.parse(printValue(json, { width, isJson: true }))).toEqual(json);
});

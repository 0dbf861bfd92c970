import type { CellContent } from "@data-import/tables/fields";
import { expect, test } from "vitest";
import { decodeColumn } from "../src/records/columns/decode-column.ts";
import { encodeColumn } from "../src/records/columns/encode-column.ts";
import { ValueCounts } from "../src/records/values/value-counts.ts";
import { ValueNumbers } from "../src/records/values/value-numbers.ts";
import { createRandom } from "./support/varied-records.ts";

test("values are equal if their JSON is, and all empty values are", () => {
  const random = createRandom(5);
  const create = (): CellContent => {
    const number = Math.floor((random() - 0.5) * 3000) / (random() < 0.5 ? 1 : 4);
    const all = [number, String(number), number > 0, null, "", [], [String(number)], -0, 2 ** 53, -(2 ** 53)];
    return all[Math.floor(random() * all.length)] as CellContent;
  };
  const numbers = new ValueNumbers();
  const counts = new ValueCounts(numbers);
  const expected = new Map<string, { first: number; total: number; errors: number }>();
  for (let position = 0; position < 60_000; position += 3) {
    const content = create();
    const [total, errors] = [1 + (position % 2), position % 5 === 0 ? 1 : 0];
    counts.add(numbers.find(content), position, total, errors);
    const isEmpty = content === null || content === "";
    const key = JSON.stringify(isEmpty ? null : content);
    const known = expected.get(key) ?? { first: position, total: 0, errors: 0 };
    expected.set(key, { ...known, total: known.total + total, errors: known.errors + errors });
  }
  expect(counts.size).toBeGreaterThan(4096);
  expect(Array.from({ length: counts.size }, (_, value) => counts.read(value))).toEqual([
    ...expected.values(),
  ]);
  expect(
    Array.from({ length: 60_000 }, (_, position) => counts.findFirst(position)).filter(
      (place) => place !== undefined,
    ),
  ).toEqual([...expected.values()].map((_, place) => place));
});

test("the UTF-8 of a text counts as the text, and similar texts are different", () => {
  const words = ["", "a", "ä", "東京", "😀", "Article", "a\n", "\\", "0"];
  const texts = Array.from({ length: 200_000 }, (_, index) => `${words[index % 9]} ${Math.floor(index / 9)}`);
  const numbers = new ValueNumbers();
  const bytes = texts.map((text) => Buffer.from(`behind${text}before`));
  const findAll = () => bytes.map((text) => numbers.findText(text, 6, text.length - 6));
  const found = findAll();
  expect(found).toEqual(texts.map((_, index) => index));
  expect(texts.map((text) => numbers.find(text))).toEqual(found);
  expect(findAll()).toEqual(found);
});

test("counts by numbers that more values have are the same", () => {
  const numbers = new ValueNumbers();
  for (let value = 5000; value > 0; value -= 1) numbers.find(value);
  const counts = new ValueCounts(numbers);
  const [one, other] = [numbers.find(7), numbers.find(4000)];
  counts.add(one, 10, 2, 1);
  counts.add(numbers.find("seven"), 12, 1, 0);
  counts.add(other, 13, 1, 1);
  counts.add(one, 14, 1, 1);
  expect([0, 1, 2].map((place) => counts.read(place))).toEqual([
    { first: 10, total: 3, errors: 2 },
    { first: 12, total: 1, errors: 0 },
    { first: 13, total: 1, errors: 1 },
  ]);
  expect([counts.size, counts.findFirst(12), counts.findFirst(14)]).toEqual([3, 1, undefined]);
});

test("numbers of a column are those of its contents, and known from then on", () => {
  const mixed = [1.5, null, "1.5", ["a"], 2, undefined, "", 2, true, "ä", 1.5, 3, "ä", 0, -7];
  for (const contents of [
    mixed,
    mixed.map((content) => (typeof content === "number" ? `${content}` : content)),
  ]) {
    const many = [
      ...contents,
      ...Array.from({ length: 30 }, (_, index) => (contents === mixed ? index * 3 : `text ${index}`)),
    ];
    const column = decodeColumn(encodeColumn(many));
    expect(column.values.kind).toBe(contents === mixed ? "numbers" : "texts");
    const numbers = new ValueNumbers();
    for (const [index, content] of many.entries()) {
      const number = numbers.findAt(column, index);
      expect([content, number]).toEqual([content, numbers.find(content)]);
      numbers.getKnown(column)[index] = number + 1;
    }
    expect(Array.from(numbers.getKnown(column), (known) => known - 1)).toEqual(
      many.map((content) => numbers.find(content)),
    );
  }
});

import type { CellContent } from "@data-import/tables/fields";
import { expect, test } from "vitest";
import { ValueCounts } from "../src/records/values/value-counts.ts";
import { createRandom } from "./support/varied-records.ts";

test("values are equal if their JSON is, and all empty values are", () => {
  const random = createRandom(5);
  const create = (): CellContent => {
    const number = Math.floor((random() - 0.5) * 3000) / (random() < 0.5 ? 1 : 4);
    const all = [number, String(number), number > 0, null, "", [], [String(number)], -0, 2 ** 53, -(2 ** 53)];
    return all[Math.floor(random() * all.length)] as CellContent;
  };
  const counts = new ValueCounts();
  const expected = new Map<string, { first: number; total: number; errors: number }>();
  for (let position = 0; position < 60_000; position += 3) {
    const content = create();
    const [total, errors] = [1 + (position % 2), position % 5 === 0 ? 1 : 0];
    counts.add(content, position, total, errors);
    const isEmpty = content === null || content === "";
    const key = JSON.stringify(isEmpty ? null : content);
    const known = expected.get(key) ?? { first: position, total: 0, errors: 0 };
    expected.set(key, { ...known, total: known.total + total, errors: known.errors + errors });
  }
  expect(counts.size).toBeGreaterThan(4096);
  expect(Array.from({ length: counts.size }, (_, value) => counts.read(value))).toEqual([
    ...expected.values(),
  ]);
});

test("the UTF-8 of a text counts as the text, and similar texts are different", () => {
  const words = ["", "a", "ä", "東京", "😀", "Article", "a\n", "\\", "0"];
  const texts = Array.from({ length: 200_000 }, (_, index) => `${words[index % 9]} ${Math.floor(index / 9)}`);
  const counts = new ValueCounts();
  for (const [index, text] of texts.entries()) {
    const bytes = Buffer.from(`behind${text}before`);
    counts.addText(bytes, 6, bytes.length - 6, index, 0);
  }
  expect(counts.size).toBe(texts.length);
  for (const [index, text] of texts.entries()) counts.add(text, index, 1, 1);
  expect(counts.size).toBe(texts.length);
  expect(counts.read(17)).toEqual({ first: 17, total: 2, errors: 1 });
});

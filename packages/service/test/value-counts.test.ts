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

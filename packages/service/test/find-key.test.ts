import { expect, it } from "vitest";
import { findKey } from "../src/records/columns/find-key.ts";
import { createRandom } from "./support/varied-records.ts";

const next = createRandom(7);
const random = (below: number) => Math.floor(next() * below);
const lists: readonly (readonly [what: string, keys: (list: number, index: number) => number])[] = [
  ["similar lists", () => random(1000)],
  ["lists one after the other", (list, index) => list * 100 + index],
  ["a list with all small keys", (list, index) => (list === 3 ? index : 1000 + random(50))],
  ["few different keys", () => random(3)],
];

it.each(lists)("finds the key of each rank in %s", (_, createKey) => {
  const sorted = Array.from({ length: 9 }, (_, list) => ({
    // Of different lengths, and the first one empty.
    keys: Float64Array.from({ length: list * 5 }, (_, index) => createKey(list, index)).sort(),
  }));
  const all = sorted.flatMap(({ keys }) => [...keys]).sort((one, other) => one - other);
  expect(all.map((_, rank) => findKey(sorted, rank))).toEqual(all);
});

import { expect, it } from "vitest";
import { Ranks } from "../src/records/columns/ranks.ts";
import { createRandom } from "./support/varied-records.ts";

const count = 70_000;
const random = createRandom(11);

/** Keys in different distributions. */
const distributions: Readonly<Record<string, (index: number) => number>> = {
  "random keys": () => random(),
  "two keys": () => (random() < 0.5 ? 1 : 2),
  "keys in order": (index) => index,
  "keys in the opposite order": (index) => -index,
  "equal keys and a few others": (index) => (index % 1000 === 0 ? random() * 1e15 : 5),
  "keys of a wrong sample": (index) => (index % 17 === 0 ? random() : 10 + random()),
};

it.each(Object.entries(distributions))("finds the ranks of %s", (_, createKey) => {
  const keys = Array.from({ length: count }, (__, index) => createKey(index));
  const sorted = keys.map((_key, index) => index).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  for (const from of [0, 100, 5000, 34_990, count - 20, count]) {
    const ranks = new Ranks(from, from + 40, count);
    for (const [index, key] of keys.entries()) ranks.add(key, index);
    expect(ranks.read()).toEqual(sorted.slice(from, from + 40));
  }
});

it("compares the rest of equal keys", () => {
  const rest = Array.from({ length: count }, () => Math.floor(random() * 1000));
  const sorted = rest.map((_, index) => index).sort((a, b) => (rest[a] ?? 0) - (rest[b] ?? 0) || a - b);
  for (const from of [0, 40_000]) {
    const ranks = new Ranks(from, from + 40, count, {
      isOpen: (key) => key === 7,
      compare: (position, other) => (rest[position] ?? 0) - (rest[other] ?? 0),
    });
    for (let index = 0; index < count; index += 1) ranks.add(7, index);
    expect(ranks.read()).toEqual(sorted.slice(from, from + 40));
  }
});

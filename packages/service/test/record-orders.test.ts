import type { Field } from "@data-import/tables/fields";
import { expect, it } from "vitest";
import type { Column } from "../src/records/columns/column.ts";
import { readSortedPage } from "../src/records/columns/read-sorted-page.ts";
import { SortedSlot } from "../src/records/columns/sorted-slot.ts";
import { createRandom } from "./support/varied-records.ts";

const random = createRandom(5);
const field = {} as Field;
const limit = 40;

/** Keys in different distributions; `NaN` is a record without a value. */
const distributions: Readonly<Record<string, (index: number) => number>> = {
  "random keys": () => random() - 0.5,
  "two keys": () => (random() < 0.5 ? 1 : 2),
  "keys of a few": () => Math.floor(random() * 50),
  "keys in order": (index) => index,
  "keys in the opposite order": (index) => -index,
  "keys and missing values": () => (random() < 0.3 ? Number.NaN : Math.floor(random() * 5000)),
  "missing values": () => Number.NaN,
};

it.each(Object.entries(distributions))("finds pages of %s", async (_, createKey) => {
  const keys: number[] = [];
  // The last block is shorter.
  const blocks = [1000, 1000, 1000, 1000, 1000, 400].map((length, block) => {
    const units = Float64Array.from({ length }, (__, index) => createKey(block * 1000 + index));
    keys.push(...units);
    const values = { kind: "numbers", units, scale: 0, power: 1 } as const;
    const column: Column = { length, values, marks: undefined, others: new Map(), bytes: 0 };
    return { start: block * 1000, column };
  });
  const slot = new SortedSlot();
  const sort = () =>
    slot.sort(blocks, ({ values }, into) => into.set((values as { units: Float64Array }).units));
  const [first, again] = [await sort(), await sort()];
  expect(again.map(({ keys: kept }) => kept)).toEqual(first.map(({ keys: kept }) => kept));
  const all = keys.map((__, position) => position);
  const keyOf = (position: number) => keys[position] as number;
  const filled = all.filter((position) => !Number.isNaN(keyOf(position)));
  const empty = all.filter((position) => Number.isNaN(keyOf(position)));
  for (const direction of ["asc", "desc"] as const) {
    const sign = direction === "asc" ? 1 : -1;
    const ordered = filled.toSorted((a, b) => sign * (keyOf(a) - keyOf(b)) || a - b);
    const expected = [...ordered, ...empty];
    const page = { limit, direction, field, total: keys.length };
    const read = (more: object, place?: Parameters<typeof readSortedPage>[2]) => {
      const offset = "offset" in more ? (more.offset as number) : 0;
      const found = readSortedPage(again, { ...page, offset, ...more }, place);
      const from = Math.max(0, offset - found.count);
      return [...found.positions, ...found.empty.slice(from, from + limit - found.positions.length)];
    };
    for (const offset of [0, 1, 1990, filled.length - 20, filled.length, 5390, 6000]) {
      if (offset < 0) continue;
      expect(read({ offset })).toEqual(expected.slice(offset, offset + limit));
      const last = expected[offset];
      if (last === undefined) continue;
      const key = keyOf(last);
      const after = { number: last, value: Number.isNaN(key) ? null : key };
      const place = Number.isNaN(key) ? undefined : { key, isBehind: (position: number) => position > last };
      expect(read({ after }, place)).toEqual(expected.slice(offset + 1, offset + 1 + limit));
    }
    // The value of a cursor may have changed since.
    const between = { number: 0, value: 1.5 };
    const isBehind = (position: number) => sign * (keyOf(position) - 1.5) > 0;
    expect(read({ after: between }, { key: 1.5, isBehind: () => true })).toEqual(
      [...ordered.filter(isBehind), ...empty].slice(0, limit),
    );
  }
});

import { giveWayIfLong } from "@data-import/front";
import { blockPositions } from "../stores/blocks.ts";
import type { Column } from "./column.ts";
import { findKeyPlace } from "./find-key.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { type RowTest, testRows } from "./row-test.ts";
import { keyNumbers } from "./sort-rows.ts";
import { keyTexts } from "./sort-texts.ts";
import type { SortedPage, SortKeys } from "./sorted-page.ts";
import type { SortedBlock } from "./sorted-slot.ts";

/** A record in an order: its key, which is infinite without a value, and its position. */
interface Place {
  readonly key: number;
  readonly position: number;
}

/**
 * For some positions, how many records that meet a condition are before them in the order of a field, the order of
 * `sortRows`. Positions whose records do not meet the condition are absent. No record is sorted: each is compared with the
 * wanted ones only.
 */
export async function rankRows(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  { field, direction, slot }: Pick<SortedPage, "field" | "direction" | "slot">,
  positions: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const read: ColumnBlock[] = [];
  for await (const block of blocks) read.push(block);
  const sorted = read.map(({ start, columns }) => ({ start, column: columns.get(field.slot) as Column }));
  const { writeKeys, skip, rest } = (field.comparesAs === "number" ? keyNumbers : keyTexts)(
    sorted,
    direction,
  );
  if (slot !== undefined) {
    return rankSorted(await slot.sort(sorted, writeKeys, skip), direction, rest, positions);
  }
  const sign = direction === "asc" ? 1 : -1;
  const keys = new Float64Array(blockPositions);
  const keyOf = (index: number) => {
    const key = keys[index] as number;
    return Number.isNaN(key) ? Number.POSITIVE_INFINITY : sign * key;
  };
  const compareEqual = (key: number, position: number, other: number) =>
    compareRest(rest, key, position, other);

  const places: Place[] = [];
  for (const [block, { start, columns }] of read.entries()) {
    const inBlock = positions.filter((position) => position >= start && position < start + blockPositions);
    if (inBlock.length === 0) continue;
    const mask = testRows(test, columns);
    writeKeys((sorted[block] as (typeof sorted)[number]).column, keys);
    for (const position of inBlock) {
      if (mask[position - start] === 1) places.push({ key: keyOf(position - start), position });
    }
  }
  places.sort((one, other) =>
    one.key === other.key ? compareEqual(one.key, one.position, other.position) : one.key - other.key,
  );

  /** For each place, the records between the place before it and itself. */
  const between = new Float64Array(places.length + 1);
  const findNext = (key: number, position: number): number => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const place = places[middle] as Place;
      const isBehind =
        place.key > key || (place.key === key && compareEqual(key, place.position, position) > 0);
      if (isBehind) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  for (const [block, { start, columns }] of read.entries()) {
    if (places.length === 0) break;
    await giveWayIfLong();
    const mask = testRows(test, columns);
    writeKeys((sorted[block] as (typeof sorted)[number]).column, keys);
    for (let index = 0; index < mask.length; index += 1) {
      if (mask[index] === 0) continue;
      const next = findNext(keyOf(index), start + index);
      between[next] = (between[next] as number) + 1;
    }
  }
  let before = 0;
  return new Map(
    places.map(({ position }, index) => {
      before += between[index] as number;
      return [position, before];
    }),
  );
}

/** The same for all records, whose columns are kept in order. */
function rankSorted(
  blocks: readonly SortedBlock[],
  direction: SortedPage["direction"],
  rest: SortKeys["rest"],
  positions: readonly number[],
): ReadonlyMap<number, number> {
  const isUp = direction === "asc";
  const byStart = new Map(blocks.map((block) => [block.start, block]));
  const filled = blocks.reduce((sum, { keys }) => sum + keys.length, 0);
  const ranks = new Map<number, number>();
  for (const position of positions) {
    const own = byStart.get(Math.floor(position / blockPositions) * blockPositions);
    if (own === undefined) continue;
    const index = position - own.start;
    const key = own.keys[own.order.indexOf(index)];
    if (key !== undefined) {
      let before = 0;
      for (const block of blocks) {
        const first = findKeyPlace(block.keys, key, false);
        const end = findKeyPlace(block.keys, key, true, first);
        before += isUp ? first : block.keys.length - end;
        before += countEqualBefore(block, [first, end], position, rest);
      }
      ranks.set(position, before);
    } else if (own.empty.includes(index)) {
      const isBefore = ({ start }: SortedBlock) => start < own.start;
      const emptyBefore = blocks.filter(isBefore).reduce((sum, { empty }) => sum + empty.length, 0);
      ranks.set(position, filled + emptyBefore + own.empty.indexOf(index));
    }
  }
  return ranks;
}

/** How many records of a block with equal keys are before a position that has this key, too. */
function countEqualBefore(
  { start, keys, order }: SortedBlock,
  [first, end]: readonly [number, number],
  position: number,
  rest: SortKeys["rest"],
): number {
  const key = keys[first];
  if (first === end || key === undefined) return 0;
  const isInOrder = rest?.isOpen(key) !== true;
  if (isInOrder && start + blockPositions <= position) return end - first;
  if (isInOrder && start > position) return 0;
  let before = 0;
  for (let index = first; index < end; index += 1) {
    if (compareRest(rest, key, start + (order[index] as number), position) < 0) before += 1;
  }
  return before;
}

/** Compares two positions with the same key. */
function compareRest(rest: SortKeys["rest"], key: number, position: number, other: number): number {
  return (rest?.isOpen(key) && rest.compare(position, other)) || position - other;
}

import { findKey, findKeyPlace } from "./find-key.ts";
import { Ranks, type Rest } from "./ranks.ts";
import { isEmptyBehind, type Sorted, type SortedPage } from "./sorted-page.ts";
import type { SortedBlock } from "./sorted-slot.ts";

/** The place where a page begins: its key, and whether a record with a key is behind it. */
interface KeyPlace {
  readonly key: number;
  isBehind(position: number): boolean;
}

/**
 * One page of all records, of which only those near the page are compared.
 * @param place undefined if the page does not begin behind a record with a value
 * @param rest compares records with the same key
 */
export function readSortedPage(
  blocks: readonly SortedBlock[],
  page: SortedPage,
  place: KeyPlace | undefined,
  rest?: Rest,
): Sorted {
  const positions = readPositions(blocks, page, place, rest);
  const count = blocks.reduce((sum, { keys }) => sum + keys.length, 0);
  if (positions.length === page.limit) return { positions, empty: [], count };
  const empty = blocks.flatMap(({ start, empty }) => Array.from(empty, (index) => start + index));
  return { positions, empty: empty.filter((position) => isEmptyBehind(page, position)), count };
}

function readPositions(
  blocks: readonly SortedBlock[],
  { offset, limit, direction, after }: SortedPage,
  place: KeyPlace | undefined,
  rest: Rest | undefined,
): number[] {
  const count = blocks.reduce((sum, { keys }) => sum + keys.length, 0);
  const isUp = direction === "asc";
  const isPastAll = after === undefined ? offset >= count : place === undefined;
  if (isPastAll || count === 0) return [];

  const countKeys = (key: number, isIncluded: boolean) =>
    blocks.reduce((sum, { keys }) => sum + findKeyPlace(keys, key, isIncluded), 0);
  const findRank = (rank: number) => findKey(blocks, Math.min(count - 1, Math.max(0, rank)));
  const first = place === undefined ? offset : countKeys(place.key, isUp);
  const near = place?.key ?? findRank(isUp ? offset : count - 1 - offset);
  const far =
    place === undefined || isUp
      ? findRank(isUp ? first + limit - 1 : count - first - limit)
      : findRank(first - limit);
  const [low, high] = isUp ? [near, far] : [far, near];

  const ranges = blocks.map(({ keys }) => [
    findKeyPlace(keys, low, false),
    findKeyPlace(keys, high, true),
  ]) as [number, number][];
  const most = ranges.reduce((sum, [start, end]) => sum + Math.max(0, end - start), 0);
  const before = isUp ? countKeys(low, false) : count - countKeys(high, true);
  const skipped = place === undefined ? offset - before : 0;
  const ranks = new Ranks(skipped, skipped + limit, most, rest);
  for (const [block, { start, keys, order }] of blocks.entries()) {
    const [from, to] = ranges[block] as [number, number];
    for (let i = from; i < to; i += 1) {
      const [key, position] = [keys[i] as number, start + (order[i] as number)];
      if (key === place?.key && !place.isBehind(position)) continue;
      ranks.add(isUp ? key : -key, position);
    }
  }
  return ranks.read();
}

import type { Fields } from "@data-import/tables/fields";
import type { StoredRecord } from "../record/record.ts";
import { findBlock } from "../stores/blocks.ts";

/** The least and the greatest of some numbers. Without a number, the least is greater than the greatest. */
export type Extremes = readonly [least: number, greatest: number];

/** The extremes of one field in one block of positions. */
export interface BlockExtremes {
  readonly block: number;
  readonly extremes: Extremes;
}

/** The extremes of the numbers that a field of a block gets and loses. */
export interface NumberChange {
  readonly added: [least: number, greatest: number];
  readonly removed: [least: number, greatest: number];
}

/** How changes of records change the numbers of blocks. */
export interface NumberChanges {
  /** By block, and in it by slot. */
  readonly blocks: Map<number, Map<number, NumberChange>>;
  /** The first and the last position of new records. They have no gap between them. */
  readonly created: Extremes;
}

/**
 * Counts the effect of changes on the numbers of each block.
 * @param blocks the effect of earlier changes, to add to
 */
export function countNumberChanges(
  fields: Fields,
  changes: readonly {
    readonly before?: StoredRecord | undefined;
    readonly after?: StoredRecord | undefined;
  }[],
  blocks: Map<number, Map<number, NumberChange>> = new Map(),
): NumberChanges {
  const slots = fields.map(({ slot }) => slot);
  const created = createExtremes();
  let block = -1;
  let bySlot = new Map<number, NumberChange>();
  for (const { before, after } of changes) {
    const { position } = (after ?? before) as StoredRecord;
    // A record that comes back after its deletion is older than its last commit, and so is its position.
    if (before === undefined && after?.createdCommit === after?.updatedCommit) include(created, position);
    const own = findBlock(position);
    if (own !== block) {
      block = own;
      bySlot = blocks.get(block) ?? new Map();
      blocks.set(block, bySlot);
    }
    for (const slot of slots) {
      const old = before?.cells[slot];
      const now = after?.cells[slot];
      if (old === now) continue;
      if (typeof now === "number") include(findChange(slot).added, now);
      if (typeof old === "number") include(findChange(slot).removed, old);
    }
  }
  return { blocks, created };

  function findChange(slot: number): NumberChange {
    let change = bySlot.get(slot);
    if (change === undefined) {
      change = { added: createExtremes(), removed: createExtremes() };
      bySlot.set(slot, change);
    }
    return change;
  }
}

/** The extremes after a change; undefined if the change may have removed the least or the greatest number. */
export function changeExtremes(
  [least, greatest]: Extremes,
  change: NumberChange | undefined,
): Extremes | undefined {
  if (change === undefined) return [least, greatest];
  const { added, removed } = change;
  const isStale =
    (removed[0] <= least && added[0] > removed[0]) || (removed[1] >= greatest && added[1] < removed[1]);
  return isStale ? undefined : [Math.min(least, added[0]), Math.max(greatest, added[1])];
}

/**
 * Follows the last block of a sheet, which new records fill. Its extremes are with the calculations of the field.
 * @param tail the extremes of the last block before the changes; undefined if they are unknown
 * @returns those of the last block after the changes, and those of the blocks that are no longer the last one
 */
export function followTail(
  slot: number,
  tail: BlockExtremes | undefined,
  { blocks, created: [first, last] }: NumberChanges,
): { readonly tail: BlockExtremes | undefined; readonly closed: readonly BlockExtremes[] } {
  const closed: BlockExtremes[] = [];
  let block = last < first ? (tail?.block ?? -1) : findBlock(first);
  const end = last < first ? block : findBlock(last);
  if (tail !== undefined && tail.block < block) closed.push(...change(tail.block, tail.extremes));
  for (; ; block += 1) {
    const isNew = last >= first && findBlock(first - 1) < block;
    const next = change(block, isNew ? none : tail?.block === block ? tail.extremes : undefined);
    if (block >= end) return { tail: next[0], closed };
    closed.push(...next);
  }

  function change(own: number, known: Extremes | undefined): BlockExtremes[] {
    const extremes = known && changeExtremes(known, blocks.get(own)?.get(slot));
    return extremes === undefined ? [] : [{ block: own, extremes }];
  }
}

/** The extremes of no numbers. */
export const none: Extremes = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

export function hasNumbers([least, greatest]: Extremes): boolean {
  return least <= greatest;
}

/** Those of no numbers, to include numbers in. */
export function createExtremes(): [least: number, greatest: number] {
  return [...none];
}

export function include(extremes: [least: number, greatest: number], value: number): void {
  if (value < extremes[0]) extremes[0] = value;
  if (value > extremes[1]) extremes[1] = value;
}

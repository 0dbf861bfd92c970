import type { Ranges } from "../../commits/ranges.ts";
import { listEditsAfter, readUndoOfNumber } from "../../commits/store.ts";
import type { Context } from "../../context/context.ts";
import { listDeleted, readEntries } from "../stores/undo-entries.ts";

/** A record that a later commit has deleted. */
interface GoneRecord {
  readonly id: string;
  /** The number of the commit that inserted it. */
  readonly createdCommit: number;
}

/**
 * Records that are no longer there, from the commits that deleted them, by position. Those whose commit has not kept the id
 * are left out.
 * @param after the number of a commit of the sheet: the records were deleted after it
 */
export async function findDeleted(
  context: Context,
  sheetId: string,
  after: number,
  positions: readonly number[],
): Promise<Map<number, GoneRecord>> {
  const found = new Map<number, GoneRecord>();
  if (positions.length === 0) return found;
  const left = new Set(positions);
  const ascending = positions.toSorted((a, b) => a - b);
  for (const { number, ranges } of await listEditsAfter(context, sheetId, after)) {
    if (!haveAny(JSON.parse(ranges) as Ranges, ascending)) continue;
    const entries = readEntries(await readUndoOfNumber(context, sheetId, number));
    for (const [position, id, createdCommit] of listDeleted(entries)) {
      if (left.delete(position)) found.set(position, { id, createdCommit });
    }
    if (left.size === 0) break;
  }
  return found;
}

/** Whether ranges have one of some positions, which are in ascending order. A commit has few ranges, but there may be many commits. */
function haveAny(ranges: Ranges, positions: readonly number[]): boolean {
  return ranges.some(([first, last]) => {
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((positions[middle] ?? 0) < first) low = middle + 1;
      else high = middle;
    }
    return (positions[low] ?? Number.POSITIVE_INFINITY) <= last;
  });
}

import { giveWayIfLong } from "@data-import/front";
import { type Column, listExisting } from "./column.ts";
import { findKeyPlace, type SortedColumn } from "./find-key.ts";

/** The column of one block. */
interface Block {
  readonly start: number;
  readonly column: Column;
}

/** The column of one block in order. */
export interface SortedBlock extends SortedColumn {
  readonly start: number;
}

/** The sorted columns of one slot, so that the next page of the same list does not sort them again. */
export class SortedSlot {
  #columns = new WeakMap<Column, SortedColumn>();
  #skip = 0;

  /**
   * The columns of some blocks with their keys in order.
   * @param writeKeys writes the key of each index of a column, `NaN` for those without a value
   * @param skip a number that changes whenever keys change, although their columns are the same
   */
  async sort(
    blocks: readonly Block[],
    writeKeys: (column: Column, keys: Float64Array) => void,
    skip = 0,
  ): Promise<SortedBlock[]> {
    if (skip !== this.#skip) this.#columns = new WeakMap();
    this.#skip = skip;
    const columns = this.#columns;
    const sorted: SortedBlock[] = [];
    for (const { start, column } of blocks) {
      let found = columns.get(column);
      if (found === undefined) {
        const keys = new Float64Array(column.length);
        writeKeys(column, keys);
        found = sortColumn(column, keys);
        columns.set(column, found);
        await giveWayIfLong();
      }
      sorted.push({ start, ...found });
    }
    return sorted;
  }
}

function sortColumn(column: Column, keys: Float64Array): SortedColumn {
  const existing = listExisting(column);
  const empty: number[] = [];
  const found: number[] = [];
  for (let i = 0; i < keys.length; i += 1) {
    if (existing?.[i] === 0) continue;
    if (Number.isNaN(keys[i])) empty.push(i);
    else found.push(i);
  }
  const sorted = Float64Array.from(found, (index) => keys[index] as number).sort();
  const order = new Uint16Array(found.length);
  /** For the first one of equal keys, how many of them have a place. */
  const placed = new Uint16Array(found.length);
  for (const index of found) {
    const first = findKeyPlace(sorted, keys[index] as number, false);
    const before = placed[first] as number;
    order[first + before] = index;
    placed[first] = before + 1;
  }
  return { keys: sorted, order, empty: Uint16Array.from(empty) };
}

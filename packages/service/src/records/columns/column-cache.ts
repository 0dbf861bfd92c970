import type { Storage } from "../../storage/storage.ts";
import type { Column } from "./column.ts";
import { KeptSlots, writeSlotKey } from "./kept-slots.ts";
import { SortedSlot } from "./sorted-slot.ts";

/** The maximum size of the kept columns of a storage, in bytes. */
const mostBytes = 64 * 1024 * 1024;

/** A column as it is stored. Its version changes whenever its contents may have changed. */
export interface KeptColumn {
  readonly version: number;
  readonly column: Column;
}

/** The columns of one slot of a sheet, by block. */
interface KeptSlot {
  readonly columns: Map<number, KeptColumn>;
  bytes: number;
  usedAt: number;
}

const nothing: ReadonlyMap<number, KeptColumn> = new Map();

/** Which columns of a sheet are stored. */
export interface ColumnIndex {
  /** The blocks that have records, in their order. */
  readonly blocks: readonly number[];
  /** For each block, the versions of its columns by slot. */
  readonly versions: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Whether a block has no column for one of the slots. */
  readonly isIncomplete: boolean;
  /** Whether so many blocks are missing that the columns are of no use now. */
  readonly isUseless: boolean;
}

/** How long the columns of a slot are kept at least. */
const leastAgeMs = 20_000;

/** The maximum size of the kept orders, and what the order of a column takes, in bytes. */
const mostSortedBytes = 30_000_000;
const sortedColumnBytes = 10_000;

/** How many indexes are kept. */
const mostIndexes = 16;

/** The columns that were read last, so that the next page of the same list does not read them again. */
export class ColumnCache {
  readonly #slots = new Map<string, KeptSlot>();
  readonly #indexes = new Map<string, { readonly revision: number; readonly index: ColumnIndex }>();
  readonly #sorted = new KeptSlots<SortedSlot>(mostSortedBytes);
  #bytes = 0;

  /** The kept index of a key, if it has this revision. */
  getIndex(key: string, revision: number | null): ColumnIndex | undefined {
    const kept = this.#indexes.get(key);
    return kept?.revision === revision ? kept.index : undefined;
  }

  setIndex(key: string, revision: number, index: ColumnIndex): void {
    this.#indexes.delete(key);
    this.#indexes.set(key, { revision, index });
    const [oldest] = this.#indexes.keys();
    if (this.#indexes.size > mostIndexes && oldest !== undefined) this.#indexes.delete(oldest);
  }

  /** The kept columns of a slot, by block. */
  getSlot(sheetId: string, slot: number): ReadonlyMap<number, KeptColumn> {
    const kept = this.#slots.get(writeSlotKey(sheetId, slot));
    if (kept === undefined) return nothing;
    kept.usedAt = performance.now();
    return kept.columns;
  }

  /** Where the order of the columns of a slot is kept; undefined if it has too many. */
  getSorted(sheetId: string, slot: number, blocks: number): SortedSlot | undefined {
    const sorted = this.#sorted.get(sheetId, slot) ?? new SortedSlot();
    return this.#sorted.set(sheetId, slot, sorted, blocks * sortedColumnBytes) ? sorted : undefined;
  }

  /** Keeps a column, if there is space that no other scan needs. */
  set(sheetId: string, slot: number, block: number, kept: KeptColumn): void {
    const key = writeSlotKey(sheetId, slot);
    const now = performance.now();
    const { bytes } = kept.column;
    for (const [name, { usedAt, bytes: freed }] of this.#slots) {
      if (this.#bytes + bytes <= mostBytes) break;
      // A scan that is too large for the memory would otherwise replace what its next run needs first.
      if (now - usedAt < leastAgeMs) continue;
      this.#slots.delete(name);
      this.#bytes -= freed;
    }
    if (this.#bytes + bytes > mostBytes) return;
    const found = this.#slots.get(key) ?? { columns: new Map(), bytes: 0, usedAt: now };
    const added = bytes - (found.columns.get(block)?.column.bytes ?? 0);
    found.columns.set(block, kept);
    found.bytes += added;
    found.usedAt = now;
    this.#slots.set(key, found);
    this.#bytes += added;
  }
}

const caches = new WeakMap<Storage, ColumnCache>();

/** The cache of a storage. */
export function getColumnCache(storage: Storage): ColumnCache {
  const cache = caches.get(storage) ?? new ColumnCache();
  caches.set(storage, cache);
  return cache;
}

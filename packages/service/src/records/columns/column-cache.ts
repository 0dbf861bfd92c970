import type { Storage } from "../../storage/storage.ts";
import type { Column } from "./column.ts";

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
}

/** The columns that were read last, so that the next page of the same list does not read them again. */
export class ColumnCache {
  readonly #slots = new Map<string, KeptSlot>();
  #bytes = 0;

  /** The kept column, if it has this version. */
  get(sheetId: string, slot: number, block: number, version: number): Column | undefined {
    const kept = this.#slots.get(writeKey(sheetId, slot))?.columns.get(block);
    return kept?.version === version ? kept.column : undefined;
  }

  set(sheetId: string, slot: number, block: number, kept: KeptColumn): void {
    const key = writeKey(sheetId, slot);
    const found = this.#slots.get(key) ?? { columns: new Map(), bytes: 0 };
    // The slot that was used last is at the end.
    this.#slots.delete(key);
    this.#slots.set(key, found);
    const added = kept.column.bytes - (found.columns.get(block)?.column.bytes ?? 0);
    found.columns.set(block, kept);
    found.bytes += added;
    this.#bytes += added;
    for (const [oldest, { bytes }] of this.#slots) {
      if (this.#bytes <= mostBytes) break;
      this.#slots.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}

const caches = new WeakMap<Storage, ColumnCache>();

/** The cache of a storage. */
export function getColumnCache(storage: Storage): ColumnCache {
  const cache = caches.get(storage) ?? new ColumnCache();
  caches.set(storage, cache);
  return cache;
}

function writeKey(sheetId: string, slot: number): string {
  return `${sheetId}:${slot}`;
}

import type { RecordId, Record as SheetRecord } from "@data-import/types";

/** How many records a page has. */
export const pageRecords = 100;

/** So many pages are kept: 6,000 records. */
const mostPages = 60;

/** The page of a place in the list. */
export const pageOf = (index: number): number => Math.floor(index / pageRecords);

/** Records of a list by their places, as far as they were read. */
export class RowCache {
  #rows = new Map<number, SheetRecord>();
  readonly #places = new Map<RecordId, number>();
  /** The pages that were read, the one that was read longest ago first. */
  readonly #pages = new Set<number>();
  /** Pages that are shown as they are until they are read again. */
  readonly #stale = new Set<number>();

  get(index: number): SheetRecord | undefined {
    return this.#rows.get(index);
  }

  find(id: RecordId): SheetRecord | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#rows.get(place);
  }

  /** The place of a record in the list, from 0; undefined if it is not in the cache. */
  placeOf(id: RecordId): number | undefined {
    return this.#places.get(id);
  }

  isFresh(page: number): boolean {
    return this.#pages.has(page) && !this.#stale.has(page);
  }

  /** Puts a page in the place of what was there; `isStale` if it must be read again. */
  fill(page: number, records: readonly SheetRecord[], isStale: boolean): void {
    const start = page * pageRecords;
    for (let index = start; index < start + pageRecords; index += 1) this.#drop(index);
    records.forEach((record, offset) => {
      const before = this.#places.get(record.id);
      // A record that has moved is at one place only.
      if (before !== undefined) this.#rows.delete(before);
      this.#rows.set(start + offset, record);
      this.#places.set(record.id, start + offset);
    });
    this.#pages.delete(page);
    this.#pages.add(page);
    if (isStale) this.#stale.add(page);
    else this.#stale.delete(page);
    for (const oldest of this.#pages) {
      if (this.#pages.size <= mostPages) break;
      this.#forget(oldest);
    }
  }

  /** Puts newer records in the place of those with the same ids; returns how many it has. */
  replace(records: readonly SheetRecord[]): number {
    let count = 0;
    for (const record of records) {
      const place = this.#places.get(record.id);
      if (place === undefined) continue;
      const { judged: _, ...kept } = record;
      this.#rows.set(place, kept);
      count += 1;
    }
    return count;
  }

  /** Takes records out; those behind them move up. Returns how many it had. */
  remove(ids: readonly RecordId[]): number {
    const gone = ids.flatMap((id) => this.#places.get(id) ?? []).sort((one, other) => one - other);
    if (gone.length === 0) return 0;
    const removed = new Set(gone);
    const rows = new Map<number, SheetRecord>();
    this.#places.clear();
    for (const [index, row] of [...this.#rows].sort(([one], [other]) => one - other)) {
      if (removed.has(index)) continue;
      const place = index - countBelow(gone, index);
      rows.set(place, row);
      this.#places.set(row.id, place);
    }
    this.#rows = rows;
    this.expire();
    return gone.length;
  }

  /** Everything must be read again; until then it is shown. */
  expire(): void {
    for (const page of this.#pages) this.#stale.add(page);
  }

  clear(): void {
    this.#rows.clear();
    this.#places.clear();
    this.#pages.clear();
    this.#stale.clear();
  }

  #forget(page: number): void {
    for (let index = page * pageRecords; index < (page + 1) * pageRecords; index += 1) this.#drop(index);
    this.#pages.delete(page);
    this.#stale.delete(page);
  }

  #drop(index: number): void {
    const row = this.#rows.get(index);
    if (row === undefined) return;
    this.#rows.delete(index);
    if (this.#places.get(row.id) === index) this.#places.delete(row.id);
  }
}

/** How many of these sorted numbers are smaller. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { RecordData, RecordId, Record as SheetRecord } from "@data-import/types";
import { pendingLayer } from "./pending-cells.ts";
import { RowError, type RowFailure } from "./row-service.ts";

/**
 * Records that the person has added and that the list does not have yet. They stand behind its end: first with an id of the
 * page, and with the one of the service after it has taken them.
 */
export class AddedRows {
  #rows: SheetRecord[] = [];
  /** The ids of the service, by those of the page. */
  readonly #ids = new Map<RecordId, RecordId>();
  readonly #waiting = new Set<RecordId>();
  readonly #refused = new Map<RecordId, RowFailure>();
  #count = 0;

  get length(): number {
    return this.#rows.length;
  }

  /** The record that stands so many places behind the end of the list. */
  get(offset: number): SheetRecord | undefined {
    return this.#rows[offset];
  }

  find(id: RecordId): SheetRecord | undefined {
    const known = this.idOf(id);
    return this.#rows.find((row) => row.id === known);
  }

  /** How many places behind the end of the list a record stands; undefined if it is none of these. */
  offsetOf(id: RecordId): number | undefined {
    const known = this.idOf(id);
    const offset = this.#rows.findIndex((row) => row.id === known);
    return offset < 0 ? undefined : offset;
  }

  /** The id that a record has now. */
  idOf(id: RecordId): RecordId {
    return this.#ids.get(id) ?? id;
  }

  /** Throws why the service has refused a record; what the person wrote into it afterwards is refused for the same reason. */
  check(id: RecordId): void {
    const failure = this.#refused.get(id);
    if (failure !== undefined) throw new RowError(failure);
  }

  /** Shows new records; returns their ids. */
  add(records: readonly RecordData[]): RecordId[] {
    return records.map((data) => {
      this.#count += 1;
      const id: RecordId = `us_rc_new-${this.#count}`;
      const cells = Object.entries(data).map(([key, cell]) => [
        key,
        { value: cell?.value ?? null, layer: pendingLayer },
      ]);
      this.#rows.push({ id, values: Object.fromEntries(cells) });
      this.#waiting.add(id);
      return id;
    });
  }

  /** The service has taken a record. */
  confirm(id: RecordId, record: SheetRecord): void {
    this.#waiting.delete(id);
    this.#ids.set(id, record.id);
    this.#rows = this.#rows.map((row) => (row.id === id ? record : row));
  }

  /** The service has refused records. */
  refuse(ids: readonly RecordId[], failure: RowFailure): void {
    for (const id of ids) this.#refused.set(id, failure);
    this.remove(ids);
  }

  /** Puts newer records in the place of those with the same ids. */
  replace(records: readonly SheetRecord[]): void {
    for (const { judged: _, ...record } of records) {
      const offset = this.#rows.findIndex((row) => row.id === record.id);
      if (offset >= 0) this.#rows[offset] = record;
    }
  }

  /** Takes records out; returns how many it had. */
  remove(ids: readonly RecordId[]): number {
    const before = this.#rows.length;
    const gone = new Set(ids);
    for (const id of ids) this.#waiting.delete(id);
    if (before > 0) this.#rows = this.#rows.filter(({ id }) => !gone.has(id));
    return before - this.#rows.length;
  }

  /** Leaves out those that the service has taken, unless one has to stay. */
  prune(stays: (record: SheetRecord) => boolean): void {
    if (this.#rows.length === 0) return;
    this.#rows = this.#rows.filter((row) => this.#waiting.has(row.id) || stays(row));
  }
}

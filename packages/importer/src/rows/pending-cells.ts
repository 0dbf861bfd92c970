import type {
  CellValue,
  CellValueUnion,
  CommitId,
  RecordId,
  Record as SheetRecord,
} from "@data-import/types";

/** A cell that a person has changed and that the service has not confirmed. */
export interface PendingCell {
  /** That of the page, until the service has taken a new record. */
  recordId: RecordId;
  readonly key: string;
  readonly value: CellValueUnion;
  /** The record when the person changed it; undefined if nobody had read it. */
  record: SheetRecord | undefined;
  /** An earlier change of the same cell that was not confirmed then. */
  readonly after: PendingCell | undefined;
  /** The commit of this change, after it was confirmed. */
  commitId?: CommitId | undefined;
  /** What the service made of `value`, after it was confirmed. */
  stored?: CellValueUnion | undefined;
}

/** Changes that are shown before the service confirms them. */
export class PendingCells {
  /** The latest change of each cell, by record and field. */
  readonly #cells = new Map<RecordId, Map<string, PendingCell>>();

  add(change: Omit<PendingCell, "after" | "commitId" | "stored">): PendingCell {
    const ofRecord = this.#cells.get(change.recordId) ?? new Map<string, PendingCell>();
    const cell: PendingCell = { ...change, after: ofRecord.get(change.key) };
    ofRecord.set(change.key, cell);
    this.#cells.set(change.recordId, ofRecord);
    return cell;
  }

  /** A change is confirmed or given up: it is not shown any more, unless a later one is. */
  settle(cell: PendingCell): void {
    const ofRecord = this.#cells.get(cell.recordId);
    if (ofRecord?.get(cell.key) !== cell) return;
    ofRecord.delete(cell.key);
    if (ofRecord.size === 0) this.#cells.delete(cell.recordId);
  }

  /** The service has taken a new record: changes that wait for it belong to that one. */
  confirm(id: RecordId, record: SheetRecord): void {
    const ofRecord = this.#cells.get(id);
    if (ofRecord === undefined) return;
    this.#cells.delete(id);
    this.#cells.set(record.id, ofRecord);
    for (const latest of ofRecord.values()) {
      for (let cell: PendingCell | undefined = latest; cell?.recordId === id; cell = cell.after) {
        cell.recordId = record.id;
        cell.record = record;
      }
    }
  }

  /** The record as the person sees it. */
  apply(record: SheetRecord): SheetRecord {
    const ofRecord = this.#cells.get(record.id);
    if (ofRecord === undefined) return record;
    const values: Record<string, CellValue> = { ...record.values };
    for (const [key, { value }] of ofRecord) values[key] = { value, layer: pendingLayer };
    return { ...record, values };
  }
}

/** The `layer` of a cell that was not confirmed yet. */
export const pendingLayer = "pending";

/** The commit that a change is based on: that of the person's own change before it, or the one that the person saw. */
export const baseOf = ({ after, record }: PendingCell): CommitId | undefined =>
  after?.commitId ?? record?.commitId;

/** The value that the cell had before the change. */
export const valueBefore = ({ after, record, key }: PendingCell): CellValueUnion =>
  after?.stored !== undefined ? after.stored : (record?.values[key]?.value ?? null);

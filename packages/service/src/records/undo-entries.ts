import { isDeepStrictEqual } from "node:util";
import type { RecordConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { type RecordRow, recordColumns } from "../storage/rows/records.ts";
import type { CellContent, Finding } from "./fields/cell.ts";
import { readRecord, type StoredRecord, writeRecord } from "./record.ts";
import type { Change } from "./relations.ts";
import { isKept, listKept } from "./validator.ts";

/** What a commit keeps of the records before it. Records that it inserted need nothing. */
export interface UndoEntries {
  readonly updated: readonly UpdateEntry[];
  /** The deleted records, as they are stored. */
  readonly deleted: readonly unknown[][];
  /** The positions of records that were deleted before, and came back. */
  readonly restored: readonly number[];
}

/** What a changed record had before. What did not change is absent. */
export interface UpdateEntry {
  readonly position: number;
  /** The former values, by slot. */
  readonly cells: readonly (readonly [slot: number, value: CellContent])[];
  /** The former findings of writers, of all cells. */
  readonly kept?: readonly (readonly [slot: number, findings: readonly Finding[]])[];
  /** Null if there were none. */
  readonly metadata?: Readonly<Record<string, unknown>> | null;
  readonly config?: RecordConfig | null;
}

/** For commits whose deleted records are not kept. */
export const nothingKept = '"none"';

/** The most text of the entries, which are read and written as a whole. */
const mostText = 4_194_304;

/** Writes what the undo of a commit needs; null if it only inserts records. */
export function writeUndo(
  { storage }: Pick<Context, "storage">,
  changes: readonly Change[],
  commit: number,
): string | null {
  const updated: UpdateEntry[] = [];
  const deleted: unknown[][] = [];
  const restored: number[] = [];
  for (const { before, prepared } of changes) {
    if (before !== undefined && prepared !== undefined) updated.push(createEntry(before, prepared, commit));
    else if (before !== undefined) deleted.push(writeRecord("", "", before).slice(placeColumns));
    else if (prepared !== undefined && prepared.createdCommit !== commit) restored.push(prepared.position);
  }
  if (updated.length + deleted.length + restored.length === 0) return null;
  // On a full disk, people delete records to get space.
  if (deleted.length > 0 && storage.isFull()) return nothingKept;
  const text = JSON.stringify({ updated, deleted, restored } satisfies UndoEntries);
  return deleted.length > 0 && text.length > mostText ? nothingKept : text;
}

/** Reads what `writeUndo` wrote; undefined if the deleted records are not kept. */
export function readUndo(text: string | null): UndoEntries | undefined {
  if (text === nothingKept) return undefined;
  return text === null ? { updated: [], deleted: [], restored: [] } : (JSON.parse(text) as UndoEntries);
}

/** A deleted record, as it was. */
export function readDeleted(values: readonly unknown[]): StoredRecord {
  const row = Object.fromEntries(
    recordColumns.slice(placeColumns).map((name, index) => [name, values[index]]),
  );
  return readRecord(row as unknown as RecordRow);
}

/** The account and the sheet are those of the commit. */
const placeColumns = 2;

function createEntry(
  before: StoredRecord,
  after: NonNullable<Change["prepared"]>,
  commit: number,
): UpdateEntry {
  const cells = [...after.changed].flatMap(([slot, number]) =>
    number === commit ? [[slot, before.cells[slot] ?? null] as const] : [],
  );
  const kept = listKept(before.messages);
  const keptAfter = [...after.findings].flatMap(([slot, list]) => {
    const lasting = list.filter(isKept);
    return lasting.length === 0 ? [] : [[slot, lasting] as const];
  });
  return {
    position: before.position,
    cells,
    ...(!isDeepStrictEqual(kept, new Map(keptAfter)) && { kept: [...kept] }),
    ...(!isDeepStrictEqual(before.metadata ?? {}, after.metadata ?? {}) && {
      metadata: before.metadata ?? null,
    }),
    ...(!isDeepStrictEqual(before.config ?? {}, after.config ?? {}) && { config: before.config ?? null }),
  };
}

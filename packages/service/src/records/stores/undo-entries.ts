import { isDeepStrictEqual } from "node:util";
import type { CellContent, Finding } from "@data-import/tables/fields";
import type { RecordConfig } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { type RecordRow, storedColumns } from "../../storage/rows/records.ts";
import { hasSameMessages } from "../record/authors.ts";
import { readRecord, type StoredRecord, writeRecord } from "../record/record.ts";
import { listKept } from "../rules/validator.ts";
import type { Change } from "./relations.ts";

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
  readonly values: readonly FormerValue[];
  /** The messages of writers, by slot. */
  readonly messages?: readonly FormerMessages[];
  readonly metadata?: Former<Readonly<Record<string, unknown>> | null>;
  readonly config?: Former<RecordConfig | null>;
}

/** What something was before a commit, and what the commit made of it. */
export type Former<Value> = readonly [before: Value, after: Value];

/**
 * A value before a commit, and the number of the commit that had written it: null if it was the insert. `after` is that of
 * the value afterwards, if it is not the commit itself: an undo brings values back with their numbers.
 */
export type FormerValue = readonly [
  slot: number,
  value: CellContent,
  before: number | null,
  after?: number | null,
];

/** Messages before a commit, and after it; without `after`, the value has changed with them. */
export type FormerMessages = readonly [slot: number, before: readonly Finding[], after?: readonly Finding[]];

/** What is kept instead if the deleted records are not: enough to say which ones they were. */
export interface UnkeptEntries extends Omit<UndoEntries, "deleted"> {
  readonly unkept: readonly UnkeptRecord[];
}

/** A deleted record that is not kept. */
export type UnkeptRecord = readonly [position: number, id: string, createdCommit: number];

/** For commits of which nothing is kept, not even which records they deleted. */
const nothingKept = '"none"';

/**
 * Writes what the undo of a commit needs; null if it only inserts records.
 * @param keepsDeleted whether to keep the deleted records, unless they are too many
 */
export function writeUndo(
  { storage }: Pick<Context, "storage">,
  changes: readonly Change[],
  commit: number,
  keepsDeleted = true,
): string | null {
  const updated: UpdateEntry[] = [];
  const deleted: StoredRecord[] = [];
  const restored: number[] = [];
  for (const { before, prepared } of changes) {
    if (before !== undefined && prepared !== undefined) updated.push(createEntry(before, prepared, commit));
    else if (before !== undefined) deleted.push(before);
    else if (prepared !== undefined && prepared.createdCommit !== commit) restored.push(prepared.position);
  }
  if (updated.length + deleted.length + restored.length === 0) return null;
  // On a full disk, people delete records to get space.
  if (deleted.length > 0 && storage.isFull()) return nothingKept;
  if (keepsDeleted || deleted.length === 0) {
    const rows = deleted.map((record) => writeRecord("", "", record).slice(placeColumns));
    const text = JSON.stringify({ updated, deleted: rows, restored } satisfies UndoEntries);
    if (deleted.length === 0 || text.length <= limits.undoCharacters) return text;
  }
  const unkept = deleted.map(({ position, id, createdCommit }) => [position, id, createdCommit] as const);
  return JSON.stringify({ updated, unkept, restored } satisfies UnkeptEntries);
}

/** Reads what `writeUndo` wrote; undefined if the deleted records are not kept. */
export function readUndo(text: string | null): UndoEntries | undefined {
  const entries = readEntries(text);
  return entries === undefined || "unkept" in entries ? undefined : entries;
}

/** Reads all that `writeUndo` wrote; undefined if nothing is kept. */
export function readEntries(text: string | null): UndoEntries | UnkeptEntries | undefined {
  if (text === nothingKept) return undefined;
  if (text === null) return { updated: [], deleted: [], restored: [] };
  return JSON.parse(text) as UndoEntries | UnkeptEntries;
}

/** The records that a commit deleted and whose ids are known. */
export function listDeleted(entries: UndoEntries | UnkeptEntries | undefined): readonly UnkeptRecord[] {
  if (entries === undefined) return [];
  if ("unkept" in entries) return entries.unkept;
  return entries.deleted.map(
    (values) => deletedColumns.map((index) => values[index]) as unknown as UnkeptRecord,
  );
}

/** A deleted record, as it was. */
export function readDeleted(values: readonly unknown[]): StoredRecord {
  const row = Object.fromEntries(
    storedColumns.slice(placeColumns).map((name, index) => [name, values[index]]),
  );
  return readRecord(row as unknown as RecordRow);
}

/** The account and the sheet are those of the commit. */
const placeColumns = 2;

/** Where a deleted record has what an `UnkeptRecord` has. */
const deletedColumns = (["position", "id", "created_commit"] as const).map(
  (name) => storedColumns.indexOf(name) - placeColumns,
);

function createEntry(
  before: StoredRecord,
  after: NonNullable<Change["prepared"]>,
  commit: number,
): UpdateEntry {
  const slots = new Set([...before.changed.keys(), ...after.changed.keys()]);
  const values = [...slots].flatMap((slot): FormerValue[] => {
    const [was, is] = [before.changed.get(slot) ?? null, after.changed.get(slot) ?? null];
    if (was === is) return [];
    const value = before.cells[slot] ?? null;
    return [is === commit ? [slot, value, was] : [slot, value, was, is]];
  });
  const changed = new Set(values.map(([slot]) => slot));
  const kept = listKept(before.messages);
  const keptAfter = listKept(after.findings);
  const messages = [...new Set([...kept.keys(), ...keptAfter.keys()])].flatMap((slot): FormerMessages[] => {
    const [was, is] = [kept.get(slot) ?? [], keptAfter.get(slot) ?? []];
    if (changed.has(slot)) return was.length === 0 ? [] : [[slot, was]];
    return hasSameMessages(was, is) ? [] : [[slot, was, is]];
  });
  const metadata = compare(before.metadata, after.metadata);
  const config = compare(before.config, after.config);
  return {
    position: before.position,
    values,
    ...(messages.length > 0 && { messages }),
    ...(metadata && { metadata }),
    ...(config && { config }),
  };
}

function compare<Value extends object>(
  before: Value | undefined,
  after: Value | undefined,
): Former<Value | null> | undefined {
  return isDeepStrictEqual(before ?? {}, after ?? {}) ? undefined : [before ?? null, after ?? null];
}

import type { CommitChangeType } from "@data-import/types";
import { readUndoOf } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { placeRecordsAt } from "../stores/record-store.ts";
import { listDeleted, readEntries, type UpdateEntry } from "../stores/undo-entries.ts";
import { findDeleted } from "./find-deleted.ts";

/** What a commit did with a record, as far as it is known. */
export interface RecordChange {
  readonly type: CommitChangeType;
  readonly position: number;
  readonly recordId: string | undefined;
  /** The changed or judged slots. */
  readonly slots: readonly number[] | undefined;
}

/** What a commit did with the records of its sheet at some of its positions. */
export async function readOwnChanges(
  context: Context,
  {
    id,
    sheet_id: sheetId,
    number,
  }: { readonly id: string; readonly sheet_id: string; readonly number: number },
  positions: readonly number[],
): Promise<RecordChange[]> {
  if (positions.length === 0) return [];
  const entries = readEntries((await readUndoOf(context, id)).undo);
  const updated = new Map(entries?.updated.map((entry) => [entry.position, entry]));
  const deleted = new Map(listDeleted(entries).map(([position, recordId]) => [position, recordId]));
  const restored = new Set(entries?.restored);
  const there = await placeRecordsAt(context, sheetId, positions);
  const isGone = (position: number) => !there.has(position) && !deleted.has(position);
  const gone = await findDeleted(context, sheetId, number, positions.filter(isGone));

  return positions.map((position): RecordChange => {
    const record = there.get(position);
    const recordId = record?.id ?? deleted.get(position) ?? gone.get(position)?.id;
    const change = { position, recordId, slots: undefined };
    if (deleted.has(position)) return { ...change, type: "deleted" };
    const entry = updated.get(position);
    if (entry !== undefined) return { ...change, type: "updated", slots: listSlots(entry) };
    if (restored.has(position)) return { ...change, type: "inserted" };
    const createdCommit = record?.created_commit ?? gone.get(position)?.createdCommit;
    if (createdCommit === number) return { ...change, type: "inserted" };
    // Without entries, nothing is kept of a commit that deleted records.
    if (entries === undefined)
      return { ...change, type: createdCommit === undefined ? "deleted" : "unknown" };
    // The first versions kept no entries at all; or the record was deleted later, and nothing is kept of that.
    return { ...change, type: record?.updated_commit === number ? "updated" : "unknown" };
  });
}

function listSlots({ values, messages = [] }: UpdateEntry): number[] {
  return [...new Set([...values, ...messages].map(([slot]) => slot))].sort((a, b) => a - b);
}

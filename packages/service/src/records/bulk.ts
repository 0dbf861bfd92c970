import type { Context } from "../context/context.ts";
import {
  describeSheet,
  getSheet,
  type LoadedSheet,
  listLoadedSheets,
  lockSheets,
  requireWritable,
} from "../sheets/sheets.ts";
import { takeSnapshot } from "../snapshots/snapshots.ts";
import { hasUnknownFields } from "./check-selection.ts";
import { readNextRecords } from "./read.ts";
import type { StoredRecord } from "./record.ts";
import { updateStoredRecords } from "./record-store.ts";
import { compileSelection } from "./selection.ts";
import type { Selection } from "./selection-parameters.ts";
import { deleteFound } from "./write.ts";

/** The maximum number of records in one chunk of a bulk change. */
const chunkSize = 5000;

/** The progress of a bulk change: everything up to this position is done. */
export interface BulkCursor {
  readonly sheetId: string;
  readonly position: number;
}

/** The result of one chunk. */
export interface BulkStep {
  /** Where to continue; undefined when everything is done. */
  readonly cursor: BulkCursor | undefined;
  /** How many records changed. */
  readonly changed: number;
}

/** The flags that the selected records get and lose. */
export interface FlagMutation {
  readonly operation: "apply" | "replace" | "delete";
  readonly slug: string;
  /** Further flags to remove, for `delete`. */
  readonly others?: readonly string[] | undefined;
}

/**
 * Changes the flags of the next chunk of the selected records of a workbook, in the transaction of the context. Call it
 * again with the returned cursor until there is none. Running a chunk twice has no further effect.
 */
export async function applyFlagMutation(
  context: Context,
  workbookId: string,
  selection: Selection,
  mutation: FlagMutation,
  cursor: BulkCursor | undefined,
): Promise<BulkStep> {
  const sheets = await listLoadedSheets(context, workbookId);
  const start = cursor === undefined ? 0 : sheets.findIndex(({ id }) => id === cursor.sheetId);
  const found = sheets[start];
  // If the sheet was deleted, the rest of its records is gone, too. Continue with the next sheet of the list.
  if (found === undefined) return { cursor: undefined, changed: 0 };
  // This writes complete records, so the lock keeps others from changing them meanwhile.
  await lockSheets(context, [found.id]);
  const sheet = await getSheet(context, found.id);
  requireWritable(context, sheet, "edit");
  // If the selection names a field that this sheet does not have, it selects none of its records.
  const compiled = hasUnknownFields(sheet, selection)
    ? undefined
    : await compileSelection(context, sheet, selection);
  const after = cursor?.position ?? -1;
  const records = compiled === undefined ? [] : await readNextRecords(context, compiled, after, chunkSize);
  const changed = records.flatMap((record) => mutateFlags(record, mutation));
  if (changed.length > 0) {
    await updateStoredRecords(context, sheet.id, changed);
    await context.emit({
      topic: "records:updated",
      domain: "sheet",
      payload: { count: changed.length },
      context: describeSheet(sheet),
      target: sheet.id,
    });
  }
  return { cursor: findNext(sheets, start, records), changed: changed.length };
}

/**
 * Deletes the next chunk of the selected records of a sheet, as one commit. Call it again with the returned position
 * until there is none.
 * @param after the position after which records are selected
 */
export async function deleteSelection(
  context: Context,
  sheetId: string,
  selection: Selection,
  after = -1,
): Promise<{ readonly deleted: number; readonly after: number | undefined }> {
  let last: number | undefined;
  const deleted = await deleteFound(context, { id: sheetId }, async (sheet) => {
    const compiled = await compileSelection(context, sheet, selection);
    const records = await readNextRecords(context, compiled, after, chunkSize);
    last = records.length < chunkSize ? undefined : records.at(-1)?.position;
    return records;
  });
  return { deleted, after: last };
}

/** Takes a snapshot of every sheet of a workbook, before a bulk change. */
export async function takeSnapshots(context: Context, workbookId: string, label: string): Promise<void> {
  for (const sheet of await listLoadedSheets(context, workbookId)) await takeSnapshot(context, sheet, label);
}

function mutateFlags(record: StoredRecord, { operation, slug, others = [] }: FlagMutation): StoredRecord[] {
  const { flags } = record;
  if (operation === "delete") {
    const left = flags.filter((flag) => flag !== slug && !others.includes(flag));
    return left.length === flags.length ? [] : [{ ...record, flags: left }];
  }
  if (operation === "apply") return flags.includes(slug) ? [] : [{ ...record, flags: [...flags, slug] }];
  return flags.length === 1 && flags[0] === slug ? [] : [{ ...record, flags: [slug] }];
}

function findNext(
  sheets: readonly LoadedSheet[],
  index: number,
  records: readonly StoredRecord[],
): BulkCursor | undefined {
  const last = records.at(-1);
  if (last !== undefined && records.length === chunkSize) {
    return { sheetId: sheets[index]?.id ?? "", position: last.position };
  }
  const next = sheets[index + 1];
  return next === undefined ? undefined : { sheetId: next.id, position: -1 };
}

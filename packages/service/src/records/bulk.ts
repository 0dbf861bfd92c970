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
import { readNextRecords } from "./read.ts";
import type { StoredRecord } from "./record.ts";
import { updateStoredRecords } from "./record-store.ts";
import { compileSelection, type Selection } from "./selection.ts";
import { deleteFound } from "./write.ts";

/** How many records one chunk of a bulk change touches. */
const chunkSize = 5000;

/** How far a bulk change has come: everything up to this place is done. */
export interface BulkCursor {
  readonly sheetId: string;
  readonly position: number;
}

/** What one chunk did. */
export interface BulkStep {
  /** Where to go on; undefined when all is done. */
  readonly cursor: BulkCursor | undefined;
  /** How many records changed. */
  readonly changed: number;
}

/** Which flags the selected records get and lose. */
export interface FlagMutation {
  readonly operation: "apply" | "replace" | "delete";
  readonly slug: string;
  /** Further flags to take off, for `delete`. */
  readonly others?: readonly string[] | undefined;
}

/**
 * Changes the flags of the next chunk of the selected records of a workbook, in the transaction of the context; call it
 * with the cursor that it gave until there is none. Running a chunk twice does nothing the second time.
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
  const sheet = sheets[start];
  // Without its sheet the rest of the selection is gone, too; later sheets start where the list says.
  if (sheet === undefined) return { cursor: undefined, changed: 0 };
  // Whole records are written back, so nobody else may change them meanwhile.
  await lockSheets(context, [sheet.id]);
  requireWritable(context, sheet, "edit");
  const usable = dropUnknownFields(sheet, selection);
  const compiled = usable && (await compileSelection(context, sheet, usable));
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
    });
  }
  return { cursor: findNext(sheets, start, records), changed: changed.length };
}

/**
 * Deletes the next chunk of the selected records of a sheet, as one commit; call it with the place that it gave until
 * there is none.
 * @param after the position behind which it looks for records
 */
export async function deleteSelection(
  context: Context,
  sheetId: string,
  selection: Selection,
  after = -1,
): Promise<{ readonly deleted: number; readonly after: number | undefined }> {
  let last: number | undefined;
  const deleted = await deleteFound(context, await getSheet(context, sheetId), async (sheet) => {
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

/** The selection for one sheet of many; undefined where it looks at a field that this sheet does not have. */
function dropUnknownFields(sheet: LoadedSheet, selection: Selection): Selection | undefined {
  const keys = [selection.filterField, selection.searchField];
  return keys.every((key) => key === undefined || sheet.fields.byKey.has(key)) ? selection : undefined;
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

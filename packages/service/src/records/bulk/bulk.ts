import { limits } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import {
  describeSheet,
  getSheet,
  type LoadedSheet,
  listLoadedSheets,
  lockSheets,
  requireWritable,
} from "../../sheets/sheets.ts";
import { type Deleted, deleteFound } from "../changes/write.ts";
import { findChunkEnd, readNextDeleted } from "../reading/read.ts";
import { hasUnknownFields } from "../selections/check-selection.ts";
import { compileSelection } from "../selections/selection.ts";
import type { Selection } from "../selections/selection-parameters.ts";
import { changeFlags, type FlagMutation } from "./change-flags.ts";

/** The maximum number of records in one chunk of a bulk change. Other writers wait for a chunk, so it takes about 20 ms. */
const chunkRecords = 5000;

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
  // Other writers write complete records, with the flags that they have read.
  const state = await lockSheets(context, [found.id]);
  const sheet = await getSheet(context, found.id);
  requireWritable(context, sheet, "edit");
  await requireUnblocked(context, sheet);
  // If the selection names a field that this sheet does not have, it selects none of its records.
  const compiled = hasUnknownFields(sheet, selection)
    ? undefined
    : await compileSelection(context, sheet, selection);
  const after = cursor?.position ?? -1;
  const chunk = compiled && (await findChunkEnd(context, sheet, compiled, after, chunkRecords));
  const changed =
    compiled === undefined || chunk?.selected === undefined
      ? 0
      : await changeFlags(
          context,
          state,
          sql`${compiled.where} and records.position > ${after} and records.position <= ${chunk.selected}`,
          mutation,
        );
  if (changed > 0) {
    await context.emit({
      topic: "records:updated",
      domain: "sheet",
      payload: { count: changed },
      context: describeSheet(sheet),
      target: sheet.id,
    });
  }
  return { cursor: findNext(sheets, start, chunk?.next), changed };
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
): Promise<Deleted & { readonly after: number | undefined }> {
  let last: number | undefined;
  const done = await deleteFound(
    context,
    { id: sheetId },
    async (sheet) => {
      const compiled = await compileSelection(context, sheet, selection);
      const { selected, next } = await readNextDeleted(
        context,
        sheet,
        compiled,
        after,
        limits.truncatedRecords,
      );
      last = next;
      return selected;
    },
    false,
  );
  return { ...done, after: last };
}

function findNext(
  sheets: readonly LoadedSheet[],
  index: number,
  position: number | undefined,
): BulkCursor | undefined {
  if (position !== undefined) return { sheetId: sheets[index]?.id ?? "", position };
  const next = sheets[index + 1];
  return next === undefined ? undefined : { sheetId: next.id, position: -1 };
}

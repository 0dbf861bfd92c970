import type { File } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { DomainError } from "../domain/errors.ts";
import type { Scope } from "../domain/scope.ts";
import { lockFile, tellOfChange } from "../files/files.ts";
import { findFileRow, updateFileRow } from "../files/store.ts";
import { deleteWorkbook } from "../lifecycle/change-workbooks.ts";
import type { FileRow } from "../storage/rows/files.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";

/** Stores that the content of a file is being read into a workbook. */
export async function beginReading(context: Context, id: string, workbookId: string): Promise<void> {
  await updateFileRow(context, await lockFile(context, id), {
    updated_at: context.now,
    workbook_id: workbookId,
    sheet_id: null,
    status: "analyzing",
  });
  await tellOfChange(context, id);
}

/** Stores that the content of a file is in its workbook, the detected shape of the file, and its sheet if there is one. */
export async function endReading(
  context: Context,
  id: string,
  {
    treatment,
    sheetId,
  }: {
    readonly treatment: NonNullable<File["treatments"]>[number];
    readonly sheetId: string | undefined;
  },
): Promise<void> {
  // The file may have expired during the reading.
  const file = await lockRows(context, "files", [id], () => findFileRow(context, id));
  if (file?.status !== "analyzing") return;
  await updateFileRow(context, file, {
    updated_at: context.now,
    status: "complete",
    sheet_id: sheetId ?? null,
    treatments: JSON.stringify([treatment]),
  });
  await tellOfChange(context, id);
}

/** Stores that the content of a file will not be read, and deletes the incomplete workbook. */
export async function failReading(context: Context, id: string): Promise<void> {
  const row = await lockRows(context, "files", [id], () => findFileRow(context, id));
  if (row?.status !== "partial" && row?.status !== "analyzing") return;
  // Anyone who may cancel the job may do this, independent of other permissions.
  const everywhere: Scope = { wholeAccount: true, environmentIds: [], spaceIds: [] };
  const inside: Context = { ...context, scope: everywhere, readableScope: everywhere };
  if (row.status === "analyzing") await dropWorkbook(inside, row);
  await updateFileRow(context, row, { updated_at: context.now, status: "failed" });
  await tellOfChange(inside, id);
}

async function dropWorkbook(context: Context, row: Locked<Selectable<FileRow>>): Promise<void> {
  if (row.workbook_id === null) return;
  await updateFileRow(context, row, { workbook_id: null });
  try {
    await deleteWorkbook(context, await lockWorkbook(context, row.workbook_id));
  } catch (error) {
    // Another request has deleted it.
    if (!(error instanceof DomainError && error.kind === "not-found")) throw error;
  }
}

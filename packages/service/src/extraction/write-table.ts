import type { Column, Row, Table } from "@data-import/tables/reading";
import type { Context } from "../context/context.ts";
import { changeSheet, createSheets } from "../lifecycle/change-sheets.ts";
import { batchTexts } from "../records/batches/record-batch.ts";
import { insertRecords } from "../records/inserts/insert.ts";
import { createSlug } from "../sheets/config.ts";
import { getSheet, type LoadedSheet, listLoadedSheets, lockSheet } from "../sheets/sheets.ts";
import { lockWorkbook } from "../workbooks/workbooks.ts";

/** Adds a sheet with a text field for each column to a workbook; returns its id. Its notes say how it was read. */
export async function createSheetFor(
  context: Context,
  workbookId: string,
  { name, columns, getNotes }: Table,
  fileId: string,
): Promise<string> {
  const workbook = await lockWorkbook(context, workbookId);
  const taken = new Set((await listLoadedSheets(context, workbookId)).map(({ slug }) => slug));
  const { headerRows, dataRow, confidence } = getNotes();
  const metadata = { reading: { fileId, headerRows, dataRow, confidence } };
  const config = { name, slug: createSlug(name, taken), fields: columns.map(toField), metadata };
  const [sheet] = await createSheets(context, workbook, [{ config }]);
  if (sheet === undefined) throw new Error("No sheet was created.");
  return sheet.id;
}

/** Adds rows to a sheet as one commit. Adds missing fields first. */
export async function writeRows(
  context: Context,
  sheetId: string,
  columns: readonly Column[],
  rows: readonly Row[],
): Promise<void> {
  const sheet = await getSheet(context, sheetId);
  const isComplete = columns.every(({ key }) => sheet.fields.byKey.has(key));
  await insertRecords(
    context,
    isComplete ? sheet : await addFields(context, sheetId, columns),
    batchTexts(
      columns.map(({ key }) => key),
      rows,
    ),
    { isShown: false },
  );
}

async function addFields(
  context: Context,
  sheetId: string,
  columns: readonly Column[],
): Promise<LoadedSheet> {
  const sheet = await lockSheet(context, sheetId);
  const missing = columns.filter(({ key }) => !sheet.fields.byKey.has(key));
  const fields = [...sheet.config.fields, ...missing.map(toField)];
  return changeSheet(context, sheet, { config: { ...sheet.config, fields } });
}

function toField({ key, label }: Column) {
  return { key, label, type: "string" as const };
}

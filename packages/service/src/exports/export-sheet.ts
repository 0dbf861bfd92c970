import { giveWayIfLong } from "@data-import/front";
import {
  type WriteFile,
  writeCsv,
  writeJsonLines,
  writeParquet,
  writeXlsx,
} from "@data-import/tables/writing";
import type { operations, SheetFormat } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { AuditNote } from "../domain/audit-note.ts";
import { createInvalid } from "../domain/errors.ts";
import { chooseFields } from "../records/reading/list-records.ts";
import { countSelected } from "../records/reading/read.ts";
import { readInPages } from "../records/reading/read-in-pages.ts";
import type { StoredRecord } from "../records/record/record.ts";
import { compileSelection } from "../records/selections/selection.ts";
import { readListedSelection } from "../records/selections/selection-parameters.ts";
import { getSheet, getSheetState } from "../sheets/sheets.ts";
import type { NotePage, WrittenFile } from "./written-file.ts";

/** Which records a file has, and how they are written. */
export type ExportQuery = NonNullable<operations["downloadSheet"]["parameters"]["query"]>;

interface Format {
  readonly write: WriteFile;
  readonly mostRecords?: number;
}

const formats: Readonly<Record<SheetFormat, Format>> = {
  csv: { write: writeCsv },
  jsonl: { write: writeJsonLines },
  parquet: { write: writeParquet },
  xlsx: { write: writeXlsx, mostRecords: limits.exportedRecords },
};

/** The records of a sheet that a query selects, as a file; throws an `invalid` with every wrong parameter. */
export async function exportSheet(
  context: Context,
  sheetId: string,
  query: ExportQuery,
): Promise<WrittenFile> {
  const { format = "csv", columnNames = "key", escapeFormulas = false, byteOrderMark = false } = query;
  const sheet = await getSheet(context, sheetId);
  const selection = readListedSelection(query);
  const compiled = await compileSelection(context, sheet, selection);
  const fields = chooseFields(sheet, query.fields && [...new Set(query.fields)]);
  const { next_position: end } = await getSheetState(context, sheetId);
  const { write, mostRecords = end } = formats[format];
  if (end > mostRecords) requireFew(await countSelected(context, sheet, compiled), mostRecords);
  const view = {
    name: sheet.name,
    fields,
    escapesFormulas: escapeFormulas,
    hasMark: byteOrderMark,
    giveWay: giveWayIfLong,
    columns: fields.map((field) => field[columnNames]),
  };
  return {
    fileName: `${toFileName(sheet.name)}.${format}`,
    async *write(run, notePage) {
      const pages = noteEach(readInPages(run, { sheetId, selection, end }), notePage);
      for await (const piece of write(pages, view)) {
        if (piece.length > 0) yield typeof piece === "string" ? Buffer.from(piece) : piece;
      }
    },
  };
}

/** The entry of the audit log that says who took the records of a sheet out. */
export async function describeExport(context: Context, sheetId: string): Promise<AuditNote> {
  const { environmentId, spaceId } = await getSheet(context, sheetId);
  return { action: "sheet:exported", targetId: sheetId, environmentId, spaceId };
}

async function* noteEach(
  pages: AsyncIterable<readonly StoredRecord[]>,
  notePage: NotePage | undefined,
): AsyncIterable<readonly StoredRecord[]> {
  for await (const page of pages) {
    yield page;
    await notePage?.(page.length);
  }
}

function requireFew({ total }: { readonly total: number }, most: number): void {
  if (total <= most) return;
  throw createInvalid(
    "value_invalid",
    "format",
    `A worksheet has at most ${most} records, but ${total} are selected. Select fewer, or send \`format=csv\`.`,
  );
}

/** A name that every file system accepts. */
function toFileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace.
  return name.replace(/[\u0000-\u001f\u007f"*/:<>?\\|]/g, "_");
}

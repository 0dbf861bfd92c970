import type { DetectedHeader, DetectedTable, DetectHeaderRequest } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { getFile } from "../files/files.ts";
import { requireWaiting } from "../storage/waiting.ts";
import { describeText } from "./describe-extraction.ts";
import { detectFormat } from "./formats.ts";
import { openFile } from "./open-file.ts";
import { refuseEmpty } from "./open-source.ts";
import { readOptions, requireReadable } from "./read-options.ts";
import type { Row, Table } from "./source.ts";
import { readTable } from "./table.ts";

/** How many records are shown by default. */
const usualRows = 10;

/** How many characters all shown rows of a table have at most, behind the tenth row. */
const mostCharacters = 1_000_000;

/** How many batches are read at most, to find as many records as are asked for. */
const mostBatches = 20;

/** What to show of a table. */
type Shown = Pick<DetectHeaderRequest, "rowCount" | "firstRows">;

/** How a file or a grid would be read. Reads the beginning of each table. */
export async function previewReading(
  context: Context,
  { fileId, rows, driver, options, ...shown }: DetectHeaderRequest,
): Promise<DetectedHeader> {
  if ((fileId === undefined) === (rows === undefined)) {
    throw createInvalid("value_invalid", "fileId", "Send either `fileId` or `rows`.");
  }
  requireReadable(options, "options");
  if (rows !== undefined) return previewRows(rows, options, shown);
  const file = await getFile(context, fileId ?? "");
  const format = driver ?? detectFormat(file);
  if (format === undefined) {
    throw createInvalid(
      "file_unreadable",
      "driver",
      `Files such as ${file.name} are not read. Name the \`driver\` to read it as.`,
    );
  }
  const config = { driver: format, ...(options && { options }) };
  const source = await openFile(context, file, config, async () => requireWaiting());
  try {
    const tables: DetectedTable[] = [];
    for await (const table of source.tables) tables.push(await previewTable(table, shown));
    if (tables.length === 0) throw refuseEmpty(source.hidden);
    return { ...describeText(source.describe()), tables };
  } finally {
    await source.close();
  }
}

async function previewRows(
  rows: readonly Row[],
  options: DetectHeaderRequest["options"],
  shown: Shown,
): Promise<DetectedHeader> {
  const { header, keepAllRows } = readOptions(options);
  const table = await readTable("", once(rows), { header, keepAllRows });
  if (table === undefined)
    throw createInvalid("file_unreadable", "rows", "There is not one row with something in it.");
  return { tables: [await previewTable(table, shown)] };
}

async function* once(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows;
}

async function previewTable(
  { name, columns, batches, firstRows, firstRowNumber = 0, findRow, getNotes }: Table,
  { rowCount = usualRows, firstRows: showsFirst = false }: Shown,
): Promise<DetectedTable> {
  const rows: string[][] = [];
  let left = mostCharacters;
  let count = 0;
  for await (const batch of batches) {
    count += 1;
    for (const row of batch) {
      left -= countCharacters(row);
      if (rows.length === rowCount || (left < 0 && rows.length >= usualRows)) break;
      rows.push([...row]);
    }
    // Leaving the loop closes the rest of the table.
    if (rows.length >= rowCount || left < 0 || count === mostBatches) break;
  }
  const { headerRows, dataRow, confidence, leftOut, leftOutRows, emptyColumns } = getNotes();
  return {
    ...{ name, headerRows: [...headerRows], dataRow, confidence },
    columns: columns.map(({ key, label }) => ({ key, label })),
    ...{ rows, rowNumbers: rows.map((_, record) => findRow(record)) },
    ...(showsFirst && {
      firstRows: firstRows.slice(0, rowCount).map((row) => row.map(cut)),
      firstRowNumber,
    }),
    ...{ leftOut, leftOutRows: [...leftOutRows], emptyColumns: [...emptyColumns] },
  };
}

function countCharacters(row: Row): number {
  return row.reduce((sum, { length }) => sum + length, 0);
}

function cut(text: string): string {
  return text.slice(0, 200).toWellFormed();
}

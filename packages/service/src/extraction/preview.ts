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

const mostRows = 10;

/** How a file or a grid would be read. Reads the beginning of each table. */
export async function previewReading(
  context: Context,
  { fileId, rows, driver, options }: DetectHeaderRequest,
): Promise<DetectedHeader> {
  if ((fileId === undefined) === (rows === undefined)) {
    throw createInvalid("value_invalid", "fileId", "Send either `fileId` or `rows`.");
  }
  requireReadable(options, "options");
  if (rows !== undefined) return previewRows(rows, options);
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
    for await (const table of source.tables) tables.push(await previewTable(table));
    if (tables.length === 0) throw refuseEmpty(source.hidden);
    return { ...describeText(source.describe()), tables };
  } finally {
    await source.close();
  }
}

async function previewRows(
  rows: readonly Row[],
  options: DetectHeaderRequest["options"],
): Promise<DetectedHeader> {
  const { header, keepAllRows } = readOptions(options);
  const table = await readTable("", once(rows), { header, keepAllRows });
  if (table === undefined)
    throw createInvalid("file_unreadable", "rows", "There is not one row with something in it.");
  return { tables: [await previewTable(table)] };
}

async function* once(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows;
}

async function previewTable({ name, columns, batches, getNotes }: Table): Promise<DetectedTable> {
  const rows: string[][] = [];
  for await (const batch of batches) {
    rows.push(...batch.slice(0, mostRows - rows.length).map((row) => [...row]));
    // Leaving the loop closes the rest of the table.
    break;
  }
  const { headerRows, dataRow, confidence, leftOut, leftOutRows, emptyColumns } = getNotes();
  return {
    ...{ name, headerRows: [...headerRows], dataRow, confidence },
    columns: columns.map(({ key, label }) => ({ key, label })),
    ...{ rows, leftOut, leftOutRows: [...leftOutRows], emptyColumns: [...emptyColumns] },
  };
}

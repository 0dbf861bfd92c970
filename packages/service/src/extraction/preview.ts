import { writeLetters } from "@data-import/tables/basics";
import {
  detectFormat,
  isFilled,
  type Row,
  readOptions,
  readTable,
  refuseEmpty,
  type Table,
} from "@data-import/tables/reading";
import type { DetectedHeader, DetectedTable, DetectHeaderRequest, FileReadOptions } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { getFile } from "../files/files.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import { requireWaiting } from "../storage/waiting.ts";
import { describeText } from "./describe-extraction.ts";
import { openFile } from "./open-file.ts";
import { requireReadable } from "./require-options.ts";

/** How many records are shown by default. */
const usualRows = 10;

/** How many characters all shown rows of a table have at most, behind the tenth row. */
const mostCharacters = 1_000_000;

/** How many batches are read at most, to find as many records as are asked for. */
const mostBatches = 20;

/** What to show of a table. */
type Shown = Pick<DetectHeaderRequest, "rowCount" | "firstRows">;

/** What `detectHeader` says about the first table alone. */
type FirstHeader = Pick<DetectedHeader, "header" | "headerRow" | "letters">;

/** How a file or a grid would be read. Reads the beginning of each table. */
export async function previewReading(
  context: Context,
  { fileId, data, rows, driver, options: given, ...shown }: DetectHeaderRequest,
): Promise<DetectedHeader> {
  if ([fileId, data, rows].filter((each) => each !== undefined).length !== 1) {
    throw createInvalid(
      "value_invalid",
      "fileId",
      "Send one of `fileId`, `data` and `rows`, and not several.",
    );
  }
  const options = chooseOptions(given);
  requireReadable(options, "options");
  const grid = data ?? rows;
  if (grid !== undefined) return previewRows(grid, data === undefined ? "rows" : "data", options, shown);
  const file = await getFile(context, fileId ?? "");
  const format = driver ?? detectFormat(file);
  if (format === undefined) {
    throw createInvalid(
      "file_unreadable",
      "driver",
      `Files such as ${file.name} are not read. Name the \`driver\` to read it as.`,
    );
  }
  const config = { driver: format, options };
  const source = await openFile(context, file, config, async () => requireWaiting());
  try {
    const tables: DetectedTable[] = [];
    let first: FirstHeader | undefined;
    for await (const table of source.tables) {
      const shownTable = await previewTable(table, shown);
      tables.push(shownTable);
      first ??= describeHeader(shownTable, table.firstRows);
    }
    if (first === undefined) throw refuseEmpty(source.hidden);
    return { ...first, ...describeText(source.describe()), tables };
  } finally {
    await source.close();
  }
}

/** What clients send for a grid is the `header` of what the job `extract` takes. */
function chooseOptions({
  algorithm,
  rowsToSearch,
  skip,
  headers,
  rowNumbers,
  ...options
}: NonNullable<DetectHeaderRequest["options"]> = {}): FileReadOptions {
  if (algorithm === undefined) return options;
  return { header: omitEmpty({ algorithm, rowsToSearch, skip, headers, rowNumbers }) };
}

async function previewRows(
  rows: readonly Row[],
  key: string,
  options: FileReadOptions,
  shown: Shown,
): Promise<DetectedHeader> {
  const { header, keepAllRows } = readOptions(options);
  const table = await readTable("", once(rows), { header, keepAllRows });
  if (table === undefined)
    throw createInvalid("file_unreadable", key, "There is not one row with something in it.");
  const shownTable = await previewTable(table, shown);
  return { ...describeHeader(shownTable, rows), tables: [shownTable] };
}

/** The header of the first table by the places of its columns, for programs that cut the rows themselves. */
function describeHeader(
  { headerRows, dataRow, columns, emptyColumns }: DetectedTable,
  rows: readonly Row[],
): FirstHeader {
  const labels = columns.values();
  const places = Array.from({ length: columns.length + emptyColumns.length }, (_, place) => place);
  const isNamed = (place: number) =>
    headerRows.length === 0 || headerRows.some((row) => isFilled(rows[row]?.[place]));
  const header = places.map((place) => {
    const label = emptyColumns.includes(place) ? undefined : labels.next().value?.label;
    return label !== undefined && isNamed(place) ? label : "";
  });
  return { header, headerRow: (headerRows.at(-1) ?? dataRow - 1) + 1, letters: places.map(writeLetters) };
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
    name,
    headerRows: [...headerRows],
    dataRow,
    confidence,
    columns: columns.map(({ key, label }) => ({ key, label })),
    rows,
    rowNumbers: rows.map((_, record) => findRow(record)),
    ...(showsFirst && {
      firstRows: firstRows.slice(0, rowCount).map((row) => row.map(cut)),
      firstRowNumber,
    }),
    leftOut,
    leftOutRows: [...leftOutRows],
    emptyColumns: [...emptyColumns],
  };
}

function countCharacters(row: Row): number {
  return row.reduce((sum, { length }) => sum + length, 0);
}

function cut(text: string): string {
  return text.slice(0, 200).toWellFormed();
}

import { giveWayIfLong } from "@data-import/front";
import { createInvalid } from "../domain/errors.ts";
import { readDelimited } from "./csv.ts";
import { decodeText } from "./decode-text.ts";
import type { Format } from "./formats.ts";
import { readJsonLines } from "./json-lines.ts";
import type { ReadOptions, Source, Table } from "./source.ts";
import { readTable } from "./table.ts";
import { openArchive } from "./xlsx/archive.ts";
import { readRows } from "./xlsx/rows.ts";
import { readSharedStrings } from "./xlsx/strings.ts";
import { readNumberKinds } from "./xlsx/styles.ts";
import { readWorkbook } from "./xlsx/workbook.ts";

/** Opens a file to read its tables; throws an `invalid` if it cannot be read. */
export function openSource(
  format: Format,
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<Source> {
  return format === "xlsx" ? openWorkbook(bytes, options) : openText(format, bytes, options);
}

async function openText(
  format: Exclude<Format, "xlsx">,
  bytes: AsyncIterable<Uint8Array>,
  { name, size, headerRow, delimiter }: ReadOptions,
): Promise<Source> {
  const counter = { count: 0 };
  const texts = pace(decodeText(countLengths(bytes, counter)));

  async function readOnly(): Promise<Table | undefined> {
    if (format === "jsonl") return readJsonLines(name, texts);
    return readTable(
      name,
      readDelimited(texts, delimiter ?? (format === "tsv" ? "\t" : undefined)),
      headerRow,
    );
  }
  async function* readTables(): AsyncIterable<Table> {
    const table = await readOnly();
    if (table !== undefined) yield table;
  }
  return {
    tables: readTables(),
    hidden: [],
    measureProgress: () => (size === 0 ? 0 : counter.count / size),
    async close() {},
  };
}

async function openWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  { headerRow, hiddenSheets }: ReadOptions,
): Promise<Source> {
  const archive = await openArchive(bytes);
  try {
    const { sheets: all, sharedStrings, styles, startsIn1904 } = await readWorkbook(archive);
    const sheets = hiddenSheets ? all : all.filter(({ isHidden }) => !isHidden);
    const hidden = all.filter((sheet) => !sheets.includes(sheet)).map(({ name }) => name);
    const strings = await readSharedStrings(archive, sharedStrings);
    const kinds = await readNumberKinds(archive, styles);
    const size = sheets.reduce((sum, { path }) => sum + archive.size(path), 0);
    const counter = { count: 0 };

    async function* readTables(): AsyncIterable<Table> {
      let done = 0;
      for (const { name, path } of sheets) {
        const texts = pace(countLengths(archive.read(path), counter));
        const formulaCounter = { formulas: 0 };
        const rows = readRows(texts, { strings, kinds, startsIn1904 }, formulaCounter);
        const table = await readTable(name, rows, headerRow, () => formulaCounter.formulas);
        if (table !== undefined) yield table;
        // Also if the rest was not read.
        done += archive.size(path);
        counter.count = done;
      }
    }
    return {
      tables: readTables(),
      hidden,
      measureProgress: () => (size === 0 ? 0 : counter.count / size),
      close: () => archive.close(),
    };
  } catch (error) {
    await archive.close();
    throw error;
  }
}

/** Lets other requests run between the pieces of a file. */
async function* pace<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  for await (const piece of pieces) {
    yield piece;
    await giveWayIfLong();
  }
}

async function* countLengths<Piece extends Uint8Array | string>(
  pieces: AsyncIterable<Piece>,
  counter: { count: number },
): AsyncIterable<Piece> {
  for await (const piece of pieces) {
    counter.count += piece.length;
    yield piece;
  }
}

/** The message for a file without content for a sheet. */
export function refuseEmpty(hidden: readonly string[]): Error {
  const rest = hidden.length === 0 ? "" : " Its hidden sheets were not read.";
  return createInvalid(
    "fileId",
    `The file holds no table: there is not one row with something in it.${rest}`,
  );
}

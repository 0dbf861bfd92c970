import { giveWayIfLong } from "@data-import/front";
import { reuseBuffer } from "../blobs/reuse-buffer.ts";
import { createInvalid } from "../domain/errors.ts";
import { readDelimited } from "./csv.ts";
import { decodeText } from "./decode-text.ts";
import type { Format } from "./formats.ts";
import { readJsonLines } from "./json-lines.ts";
import { mostListed } from "./left-out.ts";
import { noTextFacts, type ReadOptions, type Source, type Table } from "./source.ts";
import { readTable } from "./table.ts";
import { openArchive } from "./xlsx/archive.ts";
import { createLossCounter } from "./xlsx/losses.ts";
import { readMerges } from "./xlsx/merges.ts";
import { readRows } from "./xlsx/rows.ts";
import { readSharedStrings } from "./xlsx/strings.ts";
import { readNumberKinds } from "./xlsx/styles.ts";
import { readWorkbook } from "./xlsx/workbook.ts";

/** Opens a file to read its tables; throws an `invalid` if it cannot be read. */
export function openSource(
  format: Format,
  bytes: ReadableStream<Uint8Array>,
  options: ReadOptions,
): Promise<Source> {
  return format === "xlsx" ? openWorkbook(bytes, options) : openText(format, bytes, options);
}

async function openText(
  format: Exclude<Format, "xlsx">,
  bytes: ReadableStream<Uint8Array>,
  { name, size, header, keepAllRows, dialect, encoding }: ReadOptions,
): Promise<Source> {
  const counter = { count: 0 };
  let facts = noTextFacts;
  const decoded = decodeText(countLengths(reuseBuffer(bytes), counter), encoding, (found) => {
    facts = { ...facts, encoding: found };
  });
  const texts = dropNulls(pace(decoded), (count) => {
    facts = { ...facts, nulls: facts.nulls + count };
  });

  async function readOnly(): Promise<Table | undefined> {
    if (format === "jsonl") return readJsonLines(name, texts);
    const preferred = format === "tsv" ? "\t" : undefined;
    let comment = "";
    const faults: number[] = [];
    const rows = readDelimited(
      texts,
      { preferred, ...dialect },
      (found) => {
        facts = { ...facts, dialect: found };
        comment = found.dialect.comment;
      },
      (row) => {
        if (faults.length < mostListed) faults.push(row);
        facts = { ...facts, faults: { count: facts.faults.count + 1, rows: faults } };
      },
    );
    return readTable(name, rows, {
      ...{ header, keepAllRows },
      isComment: ([first = ""]) => comment !== "" && first.startsWith(comment),
    });
  }
  async function* readTables(): AsyncIterable<Table> {
    const table = await readOnly();
    if (table !== undefined) yield table;
  }
  return {
    tables: readTables(),
    hidden: [],
    omitted: [],
    describe: () => facts,
    measureProgress: () => (size === 0 ? 0 : counter.count / size),
    async close() {},
  };
}

/** Texts without NUL characters. */
async function* dropNulls(
  texts: AsyncIterable<string>,
  tell: (count: number) => void,
): AsyncIterable<string> {
  for await (const text of texts) {
    const kept = text.includes("\0") ? text.replaceAll("\0", "") : text;
    if (kept.length < text.length) tell(text.length - kept.length);
    yield kept;
  }
}

async function openWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  { header, keepAllRows, hiddenSheets, sheets: asked }: ReadOptions,
): Promise<Source> {
  const archive = await openArchive(bytes);
  try {
    const { sheets: all, sharedStrings, styles, startsIn1904 } = await readWorkbook(archive);
    const isAsked = (name: string) => asked === undefined || asked.includes(name);
    // Who names a hidden sheet wants it.
    const sheets = all.filter(
      ({ name, isHidden }) => isAsked(name) && (!isHidden || hiddenSheets || asked !== undefined),
    );
    const rest = all.filter((sheet) => !sheets.includes(sheet));
    const hidden = rest.filter(({ name }) => isAsked(name)).map(({ name }) => name);
    const omitted = rest.filter(({ name }) => !isAsked(name)).map(({ name }) => name);
    const strings = await readSharedStrings(archive, sharedStrings);
    const kinds = await readNumberKinds(archive, styles);
    const size = sheets.reduce((sum, { path }) => sum + archive.size(path), 0);
    const progress = { count: 0 };

    async function* readTables(): AsyncIterable<Table> {
      let done = 0;
      for (const { name, path } of sheets) {
        const texts = pace(countLengths(archive.read(path), progress));
        const counter = createLossCounter();
        const rows = readRows(texts, { strings, kinds, startsIn1904 }, counter);
        const table = await readTable(name, rows, {
          header,
          keepAllRows,
          countLosses: counter.count,
          readMerges: () => readMerges(archive.read(path)),
        });
        if (table !== undefined) yield table;
        // Also if the rest was not read.
        done += archive.size(path);
        progress.count = done;
      }
    }
    return {
      tables: readTables(),
      hidden,
      omitted,
      describe: () => noTextFacts,
      measureProgress: () => (size === 0 ? 0 : progress.count / size),
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

/** The name of the only table of a file: that of the file, without its extension. */
export function nameTable({ name, ext }: { readonly name: string; readonly ext: string }): string {
  return name.toLowerCase().endsWith(`.${ext}`) ? name.slice(0, -ext.length - 1) : name;
}

/** The message for a file without content for a sheet. */
export function refuseEmpty(hidden: readonly string[]): Error {
  const rest = hidden.length === 0 ? "" : " Its hidden sheets were not read.";
  return createInvalid(
    "file_unreadable",
    "fileId",
    `The file holds no table: there is not one row with something in it.${rest}`,
  );
}

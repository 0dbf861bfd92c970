import { limits } from "@data-import/types";
import { meterRows } from "./content-meter.ts";
import { readDelimited } from "./csv.ts";
import { decodeText } from "./decode-text.ts";
import type { Content } from "./formats.ts";
import { readJsonLines } from "./json-lines.ts";
import { readJsonTables } from "./json-values.ts";
import { readPage } from "./markup/html.ts";
import { readXmlTable } from "./markup/xml-list.ts";
import { openOldWorkbook } from "./open-old-workbook.ts";
import { openSpreadsheet } from "./open-spreadsheet.ts";
import { openParquet } from "./parquet/open-parquet.ts";
import { countLengths, pace } from "./pieces.ts";
import { noLosses, noTextFacts, type ReadOptions, type Row, type Source, type Table } from "./source.ts";
import { readTable } from "./table.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** Opens a file to read its tables; throws an `UnreadableFile` if it cannot be read. */
export function openSource(
  content: Exclude<Content, "gzip" | "zip">,
  bytes: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<Source> {
  if (content === "parquet") return openParquet(bytes, options);
  if (content === "xls") return openOldWorkbook(bytes, options);
  if (content === "xlsx" || content === "ods") return openSpreadsheet(bytes, options);
  return openText(content, bytes, options);
}

async function openText(
  content: Exclude<Content, "gzip" | "ods" | "parquet" | "xls" | "xlsx" | "zip">,
  bytes: AsyncIterable<Uint8Array>,
  { name, size, meter, giveWay, header, keepAllRows, dialect, encoding }: ReadOptions,
): Promise<Source> {
  const counter = { count: 0 };
  let facts = noTextFacts;
  const decoded = decodeText(countLengths(bytes, counter), encoding, (found) => {
    facts = { ...facts, encoding: found };
  });
  const texts = dropNulls(pace(decoded, giveWay), (count) => {
    facts = { ...facts, nulls: facts.nulls + count };
  });

  async function readRows(): Promise<Table | undefined> {
    const preferred = content === "tsv" ? "\t" : undefined;
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
        if (faults.length < limits.rowsListed) faults.push(row);
        facts = { ...facts, faults: { count: facts.faults.count + 1, rows: faults } };
      },
    );
    return readTable(name, meterRows(rows, meter), {
      header,
      keepAllRows,
      isComment: ([first = ""]) => comment !== "" && first.startsWith(comment),
    });
  }
  async function* readPageTables(): AsyncIterable<Table> {
    const tables = await readPage(texts, meter);
    for (const [index, { name: own, rows, merged }] of tables.entries()) {
      const title = own === "" ? (tables.length === 1 ? name : `${name} ${index + 1}`) : own;
      const countLosses = () => ({ ...noLosses, mergedCells: merged });
      const table = await readTable(title, once(rows), { header, keepAllRows, countLosses });
      if (table !== undefined) yield table;
    }
  }
  async function* readTables(): AsyncIterable<Table> {
    if (content === "json") return yield* readJsonTables(name, texts, { header, keepAllRows }, meter);
    if (content === "html") return yield* readPageTables();
    const table = await (content === "jsonl"
      ? readJsonLines(name, texts, meter)
      : content === "xml"
        ? readXmlTable(name, texts, meter)
        : readRows());
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

async function* once(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows;
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

/** The name of the only table of a file: that of the file, without its extension. */
export function nameTable({ name, ext }: { readonly name: string; readonly ext: string }): string {
  return name.toLowerCase().endsWith(`.${ext}`) ? name.slice(0, -ext.length - 1) : name;
}

/** The message for a file without content for a sheet. */
export function refuseEmpty(hidden: readonly string[]): Error {
  const rest = hidden.length === 0 ? "" : " Its hidden sheets were not read.";
  return new UnreadableFile(`The file holds no table: there is not one row with something in it.${rest}`);
}

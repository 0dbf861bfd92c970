import { createInvalid } from "../domain/errors.ts";
import { createColumnList } from "./columns.ts";
import { parseExactly, writeExactly } from "./exact-json.ts";
import { createRowPlaces, type RowPlaces } from "./row-places.ts";
import { countReplaced, noLosses, type Row, type Table } from "./source.ts";

const longestLine = 524_288;

/**
 * Creates a table from lines with one JSON object each. Every key becomes a column. Undefined if there are no lines;
 * throws an `invalid` with the number of a line that is not an object or too long, or if there are too many keys.
 */
export async function readJsonLines(name: string, texts: AsyncIterable<string>): Promise<Table | undefined> {
  const list = createColumnList();
  const places = new Map<string, number>();
  const place = (key: string): number => {
    const known = places.get(key) ?? list.add(key);
    places.set(key, known);
    return known;
  };
  const rowPlaces = createRowPlaces(0);
  const batches = readRows(texts, place, rowPlaces)[Symbol.asyncIterator]();
  const first = await batches.next();
  if (first.done === true) return undefined;
  let replaced = 0;

  async function* readAll(): AsyncIterable<readonly Row[]> {
    try {
      for (let next = first; next.done !== true; next = await batches.next()) {
        replaced += countReplaced(next.value);
        yield next.value;
      }
    } finally {
      await batches.return(undefined);
    }
  }
  return {
    ...{ name, columns: list.columns, isPlain: true, batches: readAll() },
    findRow: rowPlaces.find,
    getNotes: () => ({
      ...{ headerRows: [], dataRow: 0, confidence: 1, replaced, losses: noLosses },
      ...{ leftOut: 0, leftOutRows: [], emptyColumns: [] },
    }),
  };
}

async function* readRows(
  texts: AsyncIterable<string>,
  place: (key: string) => number,
  rowPlaces: RowPlaces,
): AsyncGenerator<readonly Row[]> {
  let pieces: string[] = [];
  let length = 0;
  let count = 0;
  const readLine = (line: string): Row[] => {
    count += 1;
    if (line.length > longestLine) throw refuseLine(count, `is longer than ${longestLine} characters`);
    if (line.trim() === "") {
      rowPlaces.skip();
      return [];
    }
    rowPlaces.keep();
    return [readObject(line, count, place)];
  };
  for await (const text of texts) {
    const [end = "", ...lines] = text.split("\n");
    pieces.push(end);
    length += end.length;
    if (length > longestLine) throw refuseLine(count + 1, `is longer than ${longestLine} characters`);
    if (lines.length === 0) continue;
    const last = lines.pop() ?? "";
    const rows = [pieces.join(""), ...lines].flatMap(readLine);
    pieces = [last];
    length = last.length;
    if (rows.length > 0) yield rows;
  }
  const last = readLine(pieces.join(""));
  if (last.length > 0) yield last;
}

function readObject(line: string, count: number, place: (key: string) => number): Row {
  let texts: [string, string][] | undefined;
  try {
    texts = readMembers(line);
  } catch (error) {
    // The parser and the writer of JSON call themselves for each level.
    if (error instanceof RangeError) throw refuseLine(count, "is nested too deeply");
    throw refuseLine(count, `is not valid JSON: ${(error as SyntaxError).message}`);
  }
  if (texts === undefined) throw refuseLine(count, "is JSON, but not an object");
  const row: string[] = [];
  for (const [key, text] of texts) row[place(key)] = text;
  return Array.from(row, (cell) => cell ?? "");
}

/** The keys and texts of an object; undefined for any other value. */
function readMembers(line: string): [string, string][] | undefined {
  const value = parseExactly(line);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([key, part]) => [key, writeExactly(part)]);
}

function refuseLine(line: number, reason: string): Error {
  return createInvalid(
    "file_unreadable",
    "fileId",
    `Line ${line} ${reason}. Each line must be one JSON object.`,
  );
}

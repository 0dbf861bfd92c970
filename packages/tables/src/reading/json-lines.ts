import { limits } from "@data-import/types";
import { type ContentMeter, meterRows } from "./content-meter.ts";
import { parseExactly, writeExactly } from "./exact-json.ts";
import { readObjectTable, toRow } from "./object-table.ts";
import type { RowPlaces } from "./row-places.ts";
import type { Row, Table } from "./source.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/**
 * Creates a table from lines with one JSON object each. Every key becomes a column. Undefined if there are no lines;
 * throws an `UnreadableFile` with the number of a line that is not an object or too long, or if there are too many keys.
 */
export function readJsonLines(
  name: string,
  texts: AsyncIterable<string>,
  meter: ContentMeter,
): Promise<Table | undefined> {
  return readObjectTable(name, (place, places) => meterRows(readRows(texts, place, places), meter));
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
    if (line.length > limits.jsonLineCharacters)
      throw refuseLine(count, `is longer than ${limits.jsonLineCharacters} characters`);
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
    if (length > limits.jsonLineCharacters)
      throw refuseLine(count + 1, `is longer than ${limits.jsonLineCharacters} characters`);
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
  return toRow(texts, place);
}

/** The keys and texts of an object; undefined for any other value. */
function readMembers(line: string): [string, string][] | undefined {
  const value = parseExactly(line);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([key, part]) => [key, writeExactly(part)]);
}

function refuseLine(line: number, reason: string): Error {
  return new UnreadableFile(`Line ${line} ${reason}. Each line must be one JSON object.`);
}

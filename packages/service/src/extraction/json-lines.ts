import { createInvalid } from "../domain/errors.ts";
import { createColumnList } from "./columns.ts";
import type { Row, Table } from "./source.ts";

const longestLine = 16_777_216;

/**
 * Creates a table from lines with one JSON object each. Every key becomes a column. Undefined if there are no lines;
 * throws an `invalid` with the number of a line that is not an object.
 */
export async function readJsonLines(name: string, texts: AsyncIterable<string>): Promise<Table | undefined> {
  const list = createColumnList();
  const places = new Map<string, number>();
  const place = (key: string): number => {
    const known = places.get(key) ?? list.add(key);
    places.set(key, known);
    return known;
  };
  const batches = readRows(texts, place)[Symbol.asyncIterator]();
  const first = await batches.next();
  if (first.done === true) return undefined;

  async function* readAll(): AsyncIterable<readonly Row[]> {
    try {
      for (let next = first; next.done !== true; next = await batches.next()) yield next.value;
    } finally {
      await batches.return(undefined);
    }
  }
  return { name, columns: list.columns, isPlain: true, batches: readAll() };
}

async function* readRows(
  texts: AsyncIterable<string>,
  place: (key: string) => number,
): AsyncGenerator<readonly Row[]> {
  let rest = "";
  let count = 0;
  const readLine = (line: string): Row[] => {
    count += 1;
    return line.trim() === "" ? [] : [readObject(line, count, place)];
  };
  for await (const text of texts) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw refuseLine(count + 1, `is longer than ${longestLine} characters`);
    const rows = lines.flatMap(readLine);
    if (rows.length > 0) yield rows;
  }
  const last = readLine(rest);
  if (last.length > 0) yield last;
}

function readObject(line: string, count: number, place: (key: string) => number): Row {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw refuseLine(count, `is not valid JSON: ${(error as SyntaxError).message}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw refuseLine(count, "is JSON, but not an object");
  }
  const row: string[] = [];
  for (const [key, part] of Object.entries(value)) row[place(key)] = writeText(part);
  return Array.from(row, (cell) => cell ?? "");
}

function writeText(value: unknown): string {
  if (value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function refuseLine(line: number, reason: string): Error {
  return createInvalid("fileId", `Line ${line} ${reason}. Each line must be one JSON object.`);
}

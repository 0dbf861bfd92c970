import { limits } from "@data-import/types";
import { type ContentMeter, meterRows } from "./content-meter.ts";
import { parseExactly, writeExactly } from "./exact-json.ts";
import { readObjectTable, toRow } from "./object-table.ts";
import type { Row, Table } from "./source.ts";
import { readTable, type TableOptions } from "./table.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** How many objects are in memory at once. */
const mostRows = 500;

/**
 * The tables of a JSON text: of an array of objects, of objects that follow each other, of an array of arrays, or of the
 * arrays in one object. Throws an `UnreadableFile` with the number of a value that is none of them.
 */
export async function* readJsonTables(
  name: string,
  texts: AsyncIterable<string>,
  options: TableOptions,
  meter: ContentMeter,
): AsyncIterable<Table> {
  const values = parseValues(texts)[Symbol.asyncIterator]();
  const [first, second] = [await values.next(), await values.next()];
  if (first.done === true) return;
  const lists = second.done === true ? findLists(first.value) : [];
  if (lists.length > 0) {
    for (const [key, list] of lists) yield* readValues(key, once(list), options, meter);
    return;
  }
  async function* readAll() {
    yield first.value;
    for (let next = second; next.done !== true; next = await values.next()) yield next.value;
  }
  yield* readValues(name, readAll(), options, meter);
}

async function* readValues(
  name: string,
  values: AsyncIterable<unknown>,
  options: TableOptions,
  meter: ContentMeter,
): AsyncIterable<Table> {
  const pieces = values[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done === true) return;
  async function* readAll() {
    for (let next = first; next.done !== true; next = await pieces.next()) yield next.value;
  }
  const table = Array.isArray(first.value)
    ? await readTable(name, meterRows(gather(readAll(), toCells), meter), options)
    : await readObjectTable(name, (place, places) =>
        meterRows(
          gather(readAll(), (value, count) => {
            places.keep();
            if (!isObject(value)) throw refuseValue(count, "is not an object");
            return toRow(
              Object.entries(value).map(([key, part]) => [key, writeExactly(part)] as const),
              place,
            );
          }),
          meter,
        ),
      );
  if (table !== undefined) yield table;
}

async function* gather(
  values: AsyncIterable<unknown>,
  read: (value: unknown, count: number) => Row,
): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  let count = 0;
  for await (const value of values) {
    count += 1;
    rows.push(read(value, count));
    if (rows.length < mostRows) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

function toCells(value: unknown, count: number): Row {
  if (!Array.isArray(value)) throw refuseValue(count, "is not a list like the first one");
  return value.map(writeExactly);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The members of an object that are lists of objects. */
function findLists(value: unknown): (readonly [string, readonly unknown[]])[] {
  if (!isObject(value)) return [];
  return Object.entries(value).filter(
    (member): member is [string, unknown[]] =>
      Array.isArray(member[1]) && member[1].length > 0 && member[1].every(isObject),
  );
}

async function* once(list: readonly unknown[]): AsyncIterable<unknown> {
  yield* list;
}

async function* parseValues(texts: AsyncIterable<string>): AsyncGenerator<unknown> {
  let count = 0;
  for await (const text of cutValues(texts)) {
    count += 1;
    try {
      yield parseExactly(text);
    } catch (error) {
      // The parser of JSON calls itself for each level.
      if (error instanceof RangeError) throw refuseValue(count, "is nested too deeply");
      if (error instanceof SyntaxError) throw refuseValue(count, `is not valid JSON: ${error.message}`);
      throw error;
    }
  }
}

/** The texts of the values of an array, or of those that follow each other, without parsing them. */
async function* cutValues(texts: AsyncIterable<string>): AsyncIterable<string> {
  let rest = "";
  let at = 0;
  let start = -1;
  let depth = 0;
  /** 1 inside of the array around all values. */
  let outside = 0;
  let isText = false;
  let count = 0;
  for await (const text of texts) {
    const kept = start === -1 ? rest.length : start;
    rest = rest.slice(kept) + text;
    at -= kept;
    if (start !== -1) start = 0;
    for (; at < rest.length; at += 1) {
      const sign = rest[at];
      if (isText) {
        // What is behind a backslash may be in the next piece.
        if (sign === "\\") at += 1;
        else if (sign === '"') isText = false;
        continue;
      }
      const isSpace =
        sign === "," || sign === " " || sign === "\n" || sign === "\r" || sign === "\t" || sign === "\uFEFF";
      if (depth === outside && start === -1) {
        if (isSpace || (sign === "]" && outside === 1)) continue;
        if (sign === "[" && outside === 0 && count === 0) {
          outside = 1;
          depth = 1;
          continue;
        }
        start = at;
      }
      if (sign === '"') isText = true;
      else if (sign === "{" || sign === "[") depth += 1;
      else if (sign === "}" || sign === "]") depth -= 1;
      const isScalarEnd = depth === outside && (sign === "," || sign === "\n") && start < at;
      const isEnd = (depth === outside && (sign === "}" || sign === "]")) || depth < outside || isScalarEnd;
      if (!isEnd) continue;
      count += 1;
      const end = depth < outside || isScalarEnd ? at : at + 1;
      yield rest.slice(start, end);
      start = -1;
      depth = Math.max(depth, outside);
    }
    if (start !== -1 && rest.length - start > limits.jsonValueCharacters) {
      throw refuseValue(count + 1, `is longer than ${limits.jsonValueCharacters} characters`);
    }
  }
  if (start !== -1) yield rest.slice(start);
}

function refuseValue(count: number, reason: string): Error {
  const message = `Value ${count} ${reason}. The file must have a list of JSON objects.`;
  return new UnreadableFile(message);
}

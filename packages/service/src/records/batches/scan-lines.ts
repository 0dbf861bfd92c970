import { isUtf8 } from "node:buffer";
import { giveWayIfLong, HttpError, type JsonLimits, parseLine, refuseLine } from "@data-import/front";
import type { CellValueUnion, RecordData } from "@data-import/types";
import { limits } from "@data-import/types";
import type { BatchLines, RecordBatch } from "./record-batch.ts";
import { RecordScanner } from "./record-scanner.ts";
import { decode } from "./scan-records.ts";

/** Complete lines of a body. The last one may be without its line feed. */
export interface Lines {
  readonly bytes: Uint8Array;
  /** The numbers of the first and the last line. */
  readonly first: number;
  readonly last: number;
}

/** How many records are read without a look at the time. */
const recordsPerLook = 64;

const lineFeed = 0x0a;

/** The byte order mark in UTF-8. */
const mark = Buffer.from("\uFEFF");

/**
 * Reads records from JSON lines, each a map from field key to value. If a line is wrong, the batch has the records before
 * it, and the fault.
 */
export async function scanLines(
  { bytes, first }: Omit<Lines, "last">,
  limits: JsonLimits,
): Promise<RecordBatch> {
  const read = readText(bytes, first);
  const { text } = read;
  const scanner = new RecordScanner(text, { isFlat: true });
  const findNumber = createLineCounter(text, first);
  const parse = (line: string, at: number) => readCells(line, findNumber(at), limits);
  let { fault } = read;
  try {
    for (let count = 1; scanner.readLine(parse); count += 1) {
      if (count % recordsPerLook === 0) await giveWayIfLong();
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    fault = error;
  }
  const { count, shapes, data } = scanner;
  const lines: BatchLines = { fault, findNumber: (index) => first + findLine(text, index) };
  return { count, shapes, data, lines, getLiteral: (index) => scanner.getLiteral(index) };
}

/** The text of the lines before the first one that is not UTF-8, and the error of that one. */
export function readText(given: Uint8Array, first: number): { text: string; fault: HttpError | undefined } {
  const hasMark = first === 1 && mark.equals(given.subarray(0, mark.length));
  const bytes = hasMark ? given.subarray(mark.length) : given;
  const text = decode(bytes);
  if (text !== undefined) return { text, fault: undefined };
  let start = 0;
  let number = first;
  for (;;) {
    const end = bytes.indexOf(lineFeed, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
    number += 1;
  }
  const fault = refuseLine(number, [{ message: "is not UTF-8.", code: "body_malformed" }]);
  return { text: decode(bytes.subarray(0, start)) ?? "", fault };
}

/** Counts lines up to a place. The places must rise. */
function createLineCounter(text: string, first: number): (at: number) => number {
  let number = first;
  let next = text.indexOf("\n");
  return (at) => {
    for (; next !== -1 && next < at; next = text.indexOf("\n", next + 1)) number += 1;
    return number;
  };
}

/** The line of a record, counted from 0. */
function findLine(text: string, index: number): number {
  const lines = text.split("\n");
  let left = index;
  return lines.findIndex((line) => /[^ \t\r]/.test(line) && left-- === 0);
}

function readCells(line: string, number: number, limits: JsonLimits): RecordData {
  return toCells(Object.entries(parseLine(line, number, limits)), number);
}

/** The cells of the values of a line; rejects values that no cell can have. */
export function toCells(
  values: readonly (readonly [key: string, value: unknown])[],
  number: number,
): RecordData {
  const wrong = values.filter(([, value]) => !isCellValue(value));
  if (wrong.length === 0)
    return Object.fromEntries(values.map(([key, value]) => [key, { value }])) as RecordData;
  const rule = "A value must be a text, a number, a boolean, null or a list of texts.";
  throw refuseLine(
    number,
    wrong.slice(0, limits.errorsShown).map(([key, value]) => {
      return {
        key,
        code: "wrong_type" as const,
        message: `has ${Array.isArray(value) ? "a list of other values" : "an object"} in \`${key}\`. ${rule}`,
      };
    }),
  );
}

function isCellValue(value: unknown): value is CellValueUnion {
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return value === null || typeof value !== "object";
}

import { isAscii, isUtf8 } from "node:buffer";
import { giveWayIfLong } from "@data-import/front";
import { character } from "./json-literals.ts";
import type { RecordBatch } from "./record-batch.ts";
import { RecordScanner } from "./record-scanner.ts";

/** The maximum number of records and values of a batch. */
export interface BatchLimits {
  readonly entries: number;
  readonly values: number;
}

/** How many records are read without a look at the time. */
const recordsPerLook = 64;

/**
 * Reads records from the JSON of a request: a list of maps from field key to a cell with a `value`. It reads only records
 * that follow the description, several times faster than a parser and a validator. If anything is unusual, or wrong, it
 * returns undefined; then the caller parses and validates.
 */
export async function scanRecords(bytes: Uint8Array, limits: BatchLimits): Promise<RecordBatch | undefined> {
  const text = decode(bytes);
  if (text === undefined) return undefined;
  const scanner = new RecordScanner(text);
  if (!scanner.take(character.listStart)) return undefined;
  let values = 1;
  while (!scanner.take(character.listEnd)) {
    if (scanner.count % recordsPerLook === 0) await giveWayIfLong();
    if (scanner.count > 0 && !scanner.take(character.comma)) return undefined;
    const keys = scanner.readRecord();
    if (keys === undefined) return undefined;
    // The record, its cells and their values.
    values += 1 + 2 * keys;
    if (scanner.count > limits.entries || values > limits.values) return undefined;
  }
  return scanner.isAtEnd() ? scanner : undefined;
}

/** The text of a body; undefined if it is not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAscii(buffer)) return buffer.toString("latin1");
  return isUtf8(buffer) ? buffer.toString("utf8") : undefined;
}

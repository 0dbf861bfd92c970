import { limits } from "@data-import/types";
import { UnreadableFile } from "./unreadable-file.ts";

/** About what a record and each of its cells take besides their text, in bytes. */
const [rowBytes, cellBytes] = [100, 3];

/**
 * Counts what the content of a file becomes when it is unpacked and written; throws an `UnreadableFile` at the limit, and for a
 * cell that is too large.
 */
export interface ContentMeter {
  /** The most bytes that the file may become. */
  readonly mostBytes: number;
  addRow(): void;
  /** Adds a cell, and empty ones beside it. */
  addCell(text: string, empty?: number): void;
  /** Throws if unpacked content has so many bytes. */
  requireUnpacked(bytes: number): void;
}

/**
 * Creates the meter of a file. A few bytes can stand for very many: in an archive, in a text that cells share, in a cell
 * that is as wide as a thousand.
 * @param size of the file, in bytes
 * @param limit what a file may become in any case, in bytes
 */
export function createContentMeter(size: number, limit: number = limits.contentBytes): ContentMeter {
  const mostBytes = Math.max(limit, size * limits.contentTimes);
  let written = 0;
  const requireUnpacked = (bytes: number): void => {
    if (bytes > mostBytes) throw refuseGrowth({ size, limit, mostBytes });
  };
  const add = (bytes: number): void => {
    written += bytes;
    requireUnpacked(written);
  };
  return {
    mostBytes,
    requireUnpacked,
    addRow: () => add(rowBytes),
    addCell(text, empty = 0) {
      const bytes = text === "" ? 0 : Buffer.byteLength(text);
      if (bytes > limits.cellBytes) throw refuseCell(text, bytes);
      add(cellBytes * (1 + empty) + bytes);
    },
  };
}

/** Rows, which are counted as they pass. */
export async function* meterRows<Rows extends readonly (readonly string[])[]>(
  batches: AsyncIterable<Rows>,
  meter: ContentMeter,
): AsyncGenerator<Rows, undefined> {
  for await (const rows of batches) {
    for (const row of rows) meterRow(row, meter);
    yield rows;
  }
}

/** It runs for each cell of a file: an iterator would be created for each of them, as in all of these loops. */
function meterRow(row: readonly string[], meter: ContentMeter): void {
  let first = 0;
  while (first < row.length && row[first] === "") first += 1;
  // Rows without a value become no records: a spreadsheet can have a million of them, with a format only.
  if (first === row.length) return;
  meter.addRow();
  for (let index = 0; index < row.length; index += 1) meter.addCell(row[index] as string);
}

function refuseCell(text: string, bytes: number): Error {
  const message = `A cell has ${bytes} bytes; it may have at most ${limits.cellBytes}. It begins with ${JSON.stringify(text.slice(0, 40))}. Shorten it.`;
  return new UnreadableFile(message);
}

function refuseGrowth({
  size,
  limit,
  mostBytes,
}: {
  readonly size: number;
  readonly limit: number;
  readonly mostBytes: number;
}): Error {
  const message = `The file has ${writeSize(size)}, and becomes more than ${writeSize(mostBytes)} when it is read. It may become ${limits.contentTimes} times its size, or ${writeSize(limit)} if that is more. Split it, or remove what repeats; of an archive, upload what is in it.`;
  return new UnreadableFile(message);
}

/** A number of bytes for people, such as `64 MB`. */
function writeSize(bytes: number): string {
  if (bytes < 10_000) return `${bytes} bytes`;
  return bytes < 10_000_000 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1_048_576)} MB`;
}

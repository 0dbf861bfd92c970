import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Compressors, SchemaElement } from "hyparquet";

/** A text may begin with U+FEFF. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
export const parsers = { stringFromBytes: (bytes: Uint8Array | undefined) => bytes && decoder.decode(bytes) };

/** How pages are packed, besides Snappy. A page does not become longer than the file says. */
export const compressors: Compressors = {
  GZIP: (input, length) => gunzipSync(input, { maxOutputLength: length }),
  BROTLI: (input, length) => brotliDecompressSync(input, { maxOutputLength: length }),
  ZSTD: (input, length) => zstdDecompressSync(input, { maxOutputLength: length }),
};

/** Prepares how the values of a column become the texts of cells: days as `2026-03-02`, lists and objects as JSON. */
export function createWriter({ converted_type: type, logical_type: logical }: SchemaElement) {
  const isDay = type === "DATE" || logical?.type === "DATE";
  return (value: unknown): string => {
    if (value === null || value === undefined) return "";
    if (value instanceof Date) return writeDate(value, isDay);
    if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
    return typeof value === "object" ? JSON.stringify(value, writePart) : String(value);
  };
}

function writeDate(value: Date, isDay: boolean): string {
  if (Number.isNaN(value.getTime())) return "";
  const iso = value.toISOString();
  return isDay ? iso.slice(0, iso.indexOf("T")) : iso.replace(".000Z", "Z");
}

/** JSON has no whole numbers of any length, and no bytes. */
function writePart(_: string, value: unknown): unknown {
  if (typeof value === "bigint") return String(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value;
}

import { createInvalid } from "../domain/errors.ts";
import type { Format } from "./formats.ts";

/** So many bytes at the start say what a file is. */
export const headLength = 1024;

const zip = "PK\u0003\u0004";
const unpack = "Unpack it, and upload what is in it.";
const exportTable = "Export the table as CSV or XLSX.";

/** What is not read as a table: how it begins, as Latin-1, what it is, and the way out. */
const refused: readonly (readonly [begin: string | RegExp, what: string, wayOut: string])[] = [
  [
    "\u00D0\u00CF\u0011\u00E0",
    "an old Excel workbook (.xls), or a workbook with a password",
    "Save it as .xlsx, without a password, and upload that.",
  ],
  [/^PK.{28,}opendocument/s, "an OpenDocument file, such as .ods", "Save it as .xlsx, and upload that."],
  [zip, "a ZIP archive", unpack],
  ["\u001F\u008B", "compressed with gzip", unpack],
  ["7z\u00BC\u00AF", "compressed", unpack],
  ["Rar!", "compressed", unpack],
  ["%PDF-", "a PDF document", exportTable],
  ["PAR1", "a Parquet file", exportTable],
  ["SQLite format 3", "a SQLite database", exportTable],
  ["{\\rtf", "a text document (.rtf)", exportTable],
  ["\u0089PNG", "a picture", exportTable],
  ["\u00FF\u00D8\u00FF", "a picture", exportTable],
  [
    /^(?:\u00EF\u00BB\u00BF)?\s*(?:<!doctype html|<html)/i,
    "a web page, maybe one to sign in",
    "Download the table again, as CSV or XLSX.",
  ],
  [/^(?:\u00EF\u00BB\u00BF)?\s*<\?xml/, "an XML document", exportTable],
];

/** The first entry of a workbook: the order of the others differs. */
const workbook = /^PK.{28}(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|customXml\/)/s;

/**
 * The format of a file, by its first bytes; by the name of its format if they say nothing. A workbook is one whatever it is
 * called, and so is a text. Throws an `invalid` that says what a file is that is not read.
 */
export function checkFormat(named: Format, bytes: Uint8Array): Format {
  const head = Buffer.from(bytes).toString("latin1");
  if (workbook.test(head)) return "xlsx";
  // The parts of a workbook may have any order.
  if (named === "xlsx" && head.startsWith("PK") && !head.includes("opendocument")) return named;
  const found = refused.find(([begin]) =>
    typeof begin === "string" ? head.startsWith(begin) : begin.test(head),
  );
  if (found !== undefined) {
    const [, what, wayOut] = found;
    const message = `The file is ${what}, and no table that can be read. ${wayOut}`;
    throw createInvalid("file_unreadable", "fileId", message);
  }
  return named === "xlsx" && head !== "" && !head.includes("\u0000\u0000") ? "csv" : named;
}

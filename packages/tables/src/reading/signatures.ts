import { findUtf16, readMark } from "./encodings/find-encoding.ts";
import type { Content, Format } from "./formats.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** So many bytes at the start say what a file is. */
export const headBytes = 1024;

const unpack = "Unpack it, and upload what is in it.";
const exportTable = "Export the table as CSV or XLSX.";

/** What is not read as a table: how it begins, as Latin-1, what it is, and the way out. */
const refused: readonly (readonly [begin: string | RegExp, what: string, wayOut: string])[] = [
  [
    /^PK.{28,}opendocument\.(?!spreadsheet)/s,
    "an OpenDocument file, but no spreadsheet",
    "Save its table as .ods or .xlsx, and upload that.",
  ],
  ["PK\u0005\u0006", "an empty ZIP archive", "Upload the table itself, as CSV or XLSX."],
  ["BZh", "compressed", unpack],
  ["\u00FD7zXZ", "compressed", unpack],
  ["\u0028\u00B5\u002F\u00FD", "compressed", unpack],
  ["7z\u00BC\u00AF", "compressed", unpack],
  ["Rar!", "compressed", unpack],
  ["%PDF-", "a PDF document", exportTable],
  ["ARROW1", "a Feather file", exportTable],
  ["$FL2", "an SPSS file", exportTable],
  ["\u0000\u0001\u0000\u0000Standard ", "an Access database", exportTable],
  ["SQLite format 3", "a SQLite database", exportTable],
  ["{\\rtf", "a text document (.rtf)", exportTable],
  ["\u0089PNG", "a picture", exportTable],
  ["\u00FF\u00D8\u00FF", "a picture", exportTable],
  ["GIF8", "a picture", exportTable],
];

/** The first entry of a workbook: the order of the others differs. */
const workbook = /^PK.{28}(?:\[Content_Types\]\.xml|_rels\/|docProps\/|xl\/|customXml\/)/is;

/** A value with tags around it, as in a row of links: a document has nothing behind its element. */
const taggedValue = /^<([a-z]\w*)(?:\s[^>]*)?>[^<]*<\/\1>[ \t]*[,;|]/i;

/** What else the first bytes say, behind a byte order mark and white space. */
const texts: readonly (readonly [begin: RegExp, content: Content])[] = [
  [
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)*(?:<!doctype html|<(?:html|head|body|table|meta|style)[\s>])/i,
    "html",
  ],
  [/^<(?:\?xml|[a-z_][\w:.-]*[\s/>])/i, "xml"],
  [/^\[\s*(?:[{[\]]|$)/, "json"],
];

/**
 * What a file is, by its first bytes; by the name of its format if they say nothing. A workbook is one whatever it is
 * called, and so is a text. Throws an `UnreadableFile` that says what a file is that is not read.
 */
export function findContent(named: Format, bytes: Uint8Array): Content {
  const head = Buffer.from(bytes).toString("latin1");
  if (workbook.test(head)) return "xlsx";
  const found = refused.find(([begin]) =>
    typeof begin === "string" ? head.startsWith(begin) : begin.test(head),
  );
  if (found !== undefined) throw refuseContent(found[1], found[2]);
  if (head.startsWith("\u00D0\u00CF\u0011\u00E0")) return "xls";
  if (/^PK.{28,}opendocument\.spreadsheet/s.test(head)) return "ods";
  // The parts of a workbook may have any order.
  if (head.startsWith("PK\u0003\u0004")) return named === "xlsx" ? named : "zip";
  if (head.startsWith("PAR1")) return "parquet";
  if (head.startsWith("\u001F\u008B")) return "gzip";
  const encoding = readMark(bytes) ?? findUtf16(bytes);
  const text = new TextDecoder(encoding?.name ?? "windows-1252").decode(bytes);
  if (encoding === undefined && isBinary(bytes)) {
    throw refuseContent("a binary file of an unknown kind", exportTable);
  }
  const begin = text.replace(/^[\uFEFF\s]+/, "");
  const known = taggedValue.test(begin) ? undefined : texts.find(([pattern]) => pattern.test(begin));
  if (known !== undefined) return known[1];
  // Objects that are not written in one line each.
  if (named === "jsonl" && /^\{\s*(?:$|\r?\n)/.test(begin)) return "json";
  return named === "xlsx" && head !== "" ? "csv" : named;
}

/** The error for a file that is not a table. */
export function refuseContent(what: string, wayOut: string): Error {
  return new UnreadableFile(`The file is ${what}, and no table that can be read. ${wayOut}`);
}

/** Whether bytes are not text: some NUL characters or control characters are in texts by mistake. */
function isBinary(bytes: Uint8Array): boolean {
  let [nulls, controls] = [0, 0];
  for (const byte of bytes) {
    if (byte === 0) nulls += 1;
    // Tabs, line breaks, and the signs that separate values.
    else if (byte < 0x20 && ![0x01, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b, 0x1f].includes(byte))
      controls += 1;
  }
  return nulls > bytes.length * 0.25 || controls > bytes.length * 0.05;
}

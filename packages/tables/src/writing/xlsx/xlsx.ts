import { Readable } from "node:stream";
import { limits } from "@data-import/types";
import { writeLetters } from "../../basics/column-letters.ts";
import { countDays } from "../../basics/days.ts";
import { shortenText } from "../../basics/text.ts";
import type { CellContent } from "../../fields/cell.ts";
import type { ValueKind } from "../../fields/field-type.ts";
import type { Field } from "../../fields/fields.ts";
import { longestCellCharacters } from "../../fields/written-text.ts";
import type { FileView, WriteFile, WrittenRecord } from "../file-format.ts";
import { writeSlices } from "../write-slices.ts";
import { dayStyle, escapeXml, sheetEnd, sheetPath, sheetStart, writeParts } from "./parts.ts";

/** Higher levels make files a fifth smaller, and take several times as long. */
const compressionLevel = 1;

/** Writes a workbook with one worksheet. */
export const writeXlsx: WriteFile = async function* (pages, view) {
  const { ZipFile } = await import("yazl");
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(writeParts(view.name))) zip.addBuffer(Buffer.from(text), path);
  const sheet = Readable.from(writeSheet(pages, view), { objectMode: false, highWaterMark: 0 });
  const output = zip.outputStream as Readable;
  // Otherwise, the output would wait for the rest of the sheet forever.
  sheet.once("error", (error) => output.destroy(error));
  zip.addReadStream(sheet, sheetPath, { compressionLevel });
  zip.end();
  try {
    yield* output as AsyncIterable<Uint8Array>;
  } finally {
    sheet.destroy();
  }
};

async function* writeSheet(
  pages: AsyncIterable<readonly WrittenRecord[]>,
  { fields, columns, giveWay }: FileView,
): AsyncIterable<Buffer> {
  const letters = fields.map((_, index) => writeLetters(index));
  const writers = fields.map(createCellWriter);
  let row = 1;
  yield Buffer.from(
    `${sheetStart}<row>${columns.map((name, index) => `<c r="${letters[index]}1"${writeText(name)}</c>`).join("")}</row>`,
  );
  for await (const records of pages) {
    const text = await writeSlices(
      records,
      ({ cells }) => {
        row += 1;
        let line = "<row>";
        for (let index = 0; index < fields.length; index += 1) {
          const value = cells[fields[index]?.slot ?? -1] ?? null;
          if (value !== null && value !== "")
            line += `<c r="${letters[index]}${row}"${writers[index]?.(value)}</c>`;
        }
        return `${line}</row>`;
      },
      giveWay,
    );
    // Checked before, but records can begin to match meanwhile.
    if (row > limits.exportedRecords + 1) throw new Error("There are more records than rows of a worksheet.");
    yield Buffer.from(text);
  }
  yield Buffer.from(sheetEnd);
}

type ValueWriter = (value: Exclude<CellContent, null>) => string;

/** Writes the rest of a cell behind its place. */
function createCellWriter({ holds }: Field): ValueWriter {
  const writeOwn = textWriters[holds];
  return (value) => {
    if (typeof value === "number") return `><v>${value}</v>`;
    if (typeof value === "boolean") return ` t="b"><v>${value ? 1 : 0}</v>`;
    return typeof value === "string" ? writeOwn(value) : writeText(JSON.stringify(value));
  };
}

/** What a text of a field becomes. A field of any kind may have one: its values may be invalid. */
const textWriters: Readonly<Record<ValueKind, (text: string) => string>> = {
  text: writeText,
  number: writeText,
  boolean: writeText,
  day: writeDay,
};

function writeDay(text: string): string {
  const serial = readSerial(text);
  return serial === undefined ? writeText(text) : ` s="${dayStyle}"><v>${serial}</v>`;
}

/** The number of a day; undefined for days before March 1900, which programs count differently, and for other texts. */
function readSerial(text: string): number | undefined {
  const days = countDays(text);
  return days !== undefined && days >= 61 - 25_569 ? days + 25_569 : undefined;
}

/** Such a text is never a formula. */
function writeText(text: string): string {
  const short = text.length > longestCellCharacters ? shortenText(text, longestCellCharacters) : text;
  return ` t="inlineStr"><is><t xml:space="preserve">${special.test(short) ? escapeText(short) : short}</t></is>`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters.
const special = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_x[0-9A-Fa-f]{4}_/;

/** Characters that XML does not allow are written as `_x0007_`, and `_` before such a text as `_x005F_`. */
function escapeText(text: string): string {
  const marked = text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML does not allow these characters.
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (letter) => {
      return `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
    });
  return escapeXml(marked);
}

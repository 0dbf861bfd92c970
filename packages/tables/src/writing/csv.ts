import { type CellContent, writeText } from "../fields/cell.ts";
import { escapeFormula } from "../fields/written-text.ts";
import type { FileView, WriteFile } from "./file-format.ts";
import { writeSlices } from "./write-slices.ts";

/** What a value must not have without quotes. Some readers remove spaces around a value, or take apostrophes for quotes. */
const special = /[",\r\n]|^[\s\uFEFF]|\s$|^'.*'$/;

/** Writes CSV as RFC 4180 describes it. */
export const writeCsv: WriteFile = async function* (pages, view) {
  const { columns, fields, hasMark, giveWay } = view;
  const write = createValueWriter(view);
  const writeLine = (values: readonly CellContent[]) => {
    const line = values.map(write).join(",");
    // Most readers skip an empty line.
    return `${line === "" && values.length > 0 ? '""' : line}\r\n`;
  };
  yield (hasMark ? "\uFEFF" : "") + writeLine(columns);
  for await (const records of pages) {
    yield await writeSlices(
      records,
      ({ cells }) => writeLine(fields.map(({ slot }) => cells[slot] ?? null)),
      giveWay,
    );
  }
};

function createValueWriter({ escapesFormulas }: FileView): (value: CellContent) => string {
  return (value) => {
    if (value === null) return "";
    if (typeof value === "number") return writeText(value);
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    const shown = escapesFormulas ? escapeFormula(text) : text;
    return special.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
  };
}

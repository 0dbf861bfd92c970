import { limits } from "@data-import/types";
import { refuseColumns } from "../columns.ts";
import type { Row } from "../source.ts";
import { refuseFile } from "./archive.ts";
import { type CellContext, writeNumber } from "./cell-text.ts";
import type { LossCounter } from "./losses.ts";
import { createPlainReader, mostRows } from "./plain-cells.ts";
import { scanXml } from "./scan.ts";
import { unescapeText } from "./strings.ts";

const emptyRow: Row = [];
const noAttributes = {};

/**
 * Reads the rows of a sheet, also the empty ones, which the file leaves out: people know rows by their numbers. Throws an
 * `invalid` for a value beyond the last column that a table may have.
 */
export async function* readRows(
  texts: AsyncIterable<string>,
  cells: CellContext,
  losses: LossCounter,
): AsyncIterable<readonly Row[]> {
  let rows: Row[] = [];
  let count = 0;
  /** The cells of the row, of which only the first ones are of this row. */
  const row: string[] = [];
  let width = 0;
  let cell = { name: "", column: 0, type: "", style: 0 };
  let value = "";
  let isValue = false;
  let isPhonetic = false;
  let isFormula = false;

  const add = (column: number, text: string) => {
    for (; width < column; width += 1) row[width] = "";
    row[column] = text;
    if (width === column) width += 1;
  };
  const endRow = () => {
    rows.push(losses.choose(row.slice(0, width)));
    count += 1;
    width = 0;
  };
  const readPlain = createPlainReader(cells, {
    countCells: () => width,
    add,
    countRows: () => count,
    endRow() {
      endRow();
      losses.addRow(count, noAttributes);
    },
  });
  const scan = scanXml(texts, {
    readPlain,
    open(name, attributes) {
      if (name === "row") {
        const place = readPlace(attributes["r"], count);
        for (; count < place - 1; count += 1) rows.push(emptyRow);
        count = place - 1;
        width = 0;
        losses.addRow(count, attributes);
      } else if (name === "c") {
        const column = attributes["r"] === undefined ? width : readColumn(attributes["r"]);
        if (Number.isNaN(column)) throw refuseFile();
        const name = attributes["r"] ?? `${column + 1} of row ${count + 1}`;
        cell = { name, column, type: attributes["t"] ?? "n", style: Number(attributes["s"] ?? 0) };
        value = "";
        isFormula = false;
      } else if (name === "v" || name === "t") {
        isValue = true;
      } else if (name === "f") {
        isFormula = true;
      } else if (name === "rPh") {
        isPhonetic = true;
      } else {
        losses.addElement(name, attributes);
      }
    },
    text(text) {
      if (isValue && !isPhonetic) value += text;
    },
    close(name) {
      if (name === "v" || name === "t") {
        isValue = false;
      } else if (name === "rPh") {
        isPhonetic = false;
      } else if (name === "c") {
        // The text of a formula may be empty.
        if (isFormula && value === "" && cell.type !== "str") losses.addFormula();
        const text = writeCell(value, cell, cells);
        // Formats alone can reach to the last column of a spreadsheet program.
        if (text === "" && cell.column >= limits.fileColumns) return;
        if (cell.column >= limits.fileColumns) throw refuseColumns(`cell ${cell.name}`);
        add(cell.column, text);
      } else if (name === "row") {
        endRow();
      }
    },
  });
  for await (const _ of scan) {
    if (rows.length === 0) continue;
    yield rows;
    rows = [];
  }
}

/** The number of a row, from 1, after so many others; throws an `UnreadableFile` if it cannot follow them. */
function readPlace(text: string | undefined, count: number): number {
  const place = Number(text ?? count + 1);
  if (!(place > count && place <= mostRows)) throw refuseFile();
  return place;
}

function writeCell(
  value: string,
  { type, style }: { readonly type: string; readonly style: number },
  { strings, kinds, startsIn1904 }: CellContext,
): string {
  if (value === "") return "";
  switch (type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value === "1" || value === "true" ? "true" : "false";
    case "n":
      return writeNumber(value, kinds[style] ?? "number", startsIn1904);
    // Inline text, the text of a formula, an error such as `#N/A`, or a date as ISO 8601.
    default:
      return unescapeText(value);
  }
}

/** The number of a column, from 0, from the letters of a cell name such as `AB12`. */
export function readColumn(name: string): number {
  let column = 0;
  for (let index = 0; index < 3; index += 1) {
    const letter = name.charCodeAt(index) - 64;
    if (!(letter >= 1 && letter <= 26)) break;
    column = column * 26 + letter;
  }
  return column === 0 ? Number.NaN : column - 1;
}

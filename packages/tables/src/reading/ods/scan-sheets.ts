import { limits } from "@data-import/types";
import { refuseColumns } from "../columns.ts";
import type { MergedCells } from "../merged-cells.ts";
import type { CellChoice, Row } from "../source.ts";
import { createLossCounter, type LossCounter } from "../xlsx/losses.ts";
import { scanXml } from "../xlsx/scan.ts";
import { createCell, type OdsCell, readCount } from "./cell.ts";

type Attributes = Readonly<Record<string, string>>;

/** A sheet, while its rows are read. */
export interface ScannedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly losses: LossCounter;
  readonly merged: MergedCells[];
}

/** A row, and its copies: few characters can stand for all rows of a sheet. */
export interface RepeatedRow {
  readonly row: Row;
  /** Counted from 0; `to` is the row behind the last copy. */
  readonly from: number;
  readonly to: number;
  readonly isHidden: boolean;
}

/** What a piece of the content has, in its order. */
export type ScannedPart = { readonly sheet: ScannedSheet } | { readonly rows: readonly RepeatedRow[] };

/** As many rows as spreadsheet programs have. Rows behind them are copies that fill the sheet. */
const mostRows = 1_048_576;

/** Reads the sheets of an OpenDocument file with their rows, also the empty ones. */
export async function* scanSheets(
  texts: AsyncIterable<string>,
  choice: CellChoice,
): AsyncIterable<ScannedPart> {
  const sheets = createSheets(choice);
  const { cell } = sheets;
  /** The styles of tables that are not shown. */
  const hiddenStyles = new Set<string>();
  let style = "";
  const scan = scanXml(texts, {
    open(name, attributes) {
      if (name === "style") style = attributes["style:name"] ?? "";
      else if (name === "table-properties" && attributes["table:display"] === "false")
        hiddenStyles.add(style);
      else if (name === "table")
        sheets.begin(attributes, hiddenStyles.has(attributes["table:style-name"] ?? ""));
      else if (name === "table-row") sheets.beginRow(attributes);
      else if (name === "table-column") sheets.addColumns(attributes);
      else cell.open(name, attributes);
    },
    text: (text) => cell.add(text),
    close(name) {
      if (name === "table") sheets.end();
      else if (name === "table-row") sheets.endRow();
      else if (name === "table-cell" || name === "covered-table-cell") sheets.endCell();
      else cell.close(name);
    },
  });
  for await (const _ of scan) yield* sheets.take();
}

/** Collects the parts of the content, one element after the other. */
function createSheets(choice: CellChoice) {
  const cell = createCell();
  let parts: ScannedPart[] = [];
  let rows: RepeatedRow[] = [];
  /** They count only if a row with content follows. */
  let emptyRows: RepeatedRow[] = [];
  let sheet: ScannedSheet | undefined;
  let [place, column, emptyCells, repeated] = [0, 0, 0, 1];
  let isHidden = false;
  let row: string[] = [];

  const end = () => {
    if (rows.length > 0) parts.push({ rows });
    rows = [];
  };
  const addSpan = (start: number, { rowSpan, columnSpan }: OdsCell) => {
    const [lastRow, last] = [place + rowSpan - 1, start + columnSpan - 1];
    sheet?.losses.addMerged(lastRow);
    sheet?.merged.push({ row: place, lastRow, first: start, last });
  };
  return {
    cell,
    end,
    take(): readonly ScannedPart[] {
      end();
      const taken = parts;
      parts = [];
      return taken;
    },
    begin(attributes: Attributes, isUnseen: boolean): void {
      end();
      const name = attributes["table:name"] ?? "";
      sheet = { name, isHidden: isUnseen, losses: createLossCounter(choice), merged: [] };
      parts.push({ sheet });
      [place, column, emptyRows] = [0, 0, []];
    },
    addColumns(attributes: Attributes): void {
      const count = readCount(attributes["table:number-columns-repeated"]);
      if (attributes["table:visibility"] === "collapse" && column + count < limits.fileColumns)
        sheet?.losses.addHiddenColumns(column, column + count - 1);
      column += count;
    },
    beginRow(attributes: Attributes): void {
      [row, emptyCells] = [[], 0];
      repeated = readCount(attributes["table:number-rows-repeated"]);
      isHidden = ["collapse", "filter"].includes(attributes["table:visibility"] ?? "");
      sheet?.losses.addRow(place, {});
    },
    endRow(): void {
      const next = Math.min(place + repeated, mostRows);
      const read = { row, from: place, to: next, isHidden };
      place = next;
      if (row.length === 0) emptyRows.push(read);
      else {
        for (const empty of emptyRows) rows.push(empty);
        rows.push(read);
        emptyRows = [];
      }
    },
    endCell(): void {
      const read = cell.end();
      const { text, count, isFormula } = read;
      const start = row.length + emptyCells;
      if (isFormula && text === "") sheet?.losses.addFormula();
      if (read.rowSpan > 1 || read.columnSpan > 1) addSpan(start, read);
      if (text === "") {
        emptyCells += count;
        return;
      }
      if (start + count > limits.fileColumns) throw refuseColumns(`one of row ${place + 1}`);
      for (; emptyCells > 0; emptyCells -= 1) row.push("");
      for (let copy = 0; copy < count; copy += 1) row.push(text);
    },
  };
}

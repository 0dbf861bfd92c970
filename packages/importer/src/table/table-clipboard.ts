import type { Record as SheetRecord } from "@data-import/types";
import { fillBlock, readTabbed, type TextBlock, writeHtml, writeTabbed } from "../rows/clipboard.ts";
import { writeValue } from "../rows/field-values.ts";
import { mostCells } from "../rows/row-state.ts";
import { type CellRange, countCells, readRange, selectCell } from "../rows/selection.ts";
import type { TableModel } from "./model.ts";
import type { TableView } from "./table-view.ts";

/** Lets a table copy, cut and paste as spreadsheet programs do. */
export function listenToClipboard(table: TableView): void {
  for (const kind of ["copy", "cut"] as const) {
    table.grid.addEventListener(kind, (event) => {
      const { model } = table;
      if (model === undefined || table.editing.isActive) return;
      event.preventDefault();
      const range = readRecords(table, model);
      const cells = countCells(range);
      if (cells === 0) return;
      if (cells > mostCells) {
        model.refuse(cells);
        return;
      }
      copy(model, range, event.clipboardData);
      if (kind === "cut") {
        const empty = new Array<string>(range.right - range.left + 1).fill("");
        model.paste(range.top, range.left, new Array(range.bottom - range.top + 1).fill(empty));
      }
    });
  }
  table.grid.addEventListener("paste", (event) => {
    const { model } = table;
    const text = event.clipboardData?.getData("text/plain");
    if (model === undefined || text === undefined || table.editing.isActive) return;
    event.preventDefault();
    paste(table, model, readTabbed(text));
  });
}

function copy(model: TableModel, range: CellRange, data: DataTransfer | null): void {
  const count = range.bottom - range.top + 1;
  const rows = Array.from({ length: count }, (_, offset) => model.row(range.top + offset));
  if (rows.every((row) => row !== undefined)) {
    const block = readBlock(model, range, rows);
    data?.setData("text/plain", writeTabbed(block));
    data?.setData("text/html", writeHtml(block));
    return;
  }
  // The browser waits for records that were not read yet.
  const block = model.read(range.top, count).then((read) => readBlock(model, range, read));
  const make = (type: string, write: (block: TextBlock) => string) =>
    block.then((texts) => new Blob([write(texts)], { type }));
  const item = new ClipboardItem({
    "text/plain": make("text/plain", writeTabbed),
    "text/html": make("text/html", writeHtml),
  });
  void navigator.clipboard.write([item]);
}

function paste(table: TableView, model: TableModel, copied: TextBlock): void {
  if (!model.canEdit) return;
  const range = readRange(table.selection, table.size);
  const isWholeRow = table.selection.whole !== "cells";
  const height = isWholeRow ? copied.length : range.bottom - range.top + 1;
  const block = fillBlock(copied, height, range.right - range.left + 1);
  const width = Math.max(0, ...block.map((row) => row.length));
  if (block.length * width > mostCells) {
    model.refuse(block.length * width);
    return;
  }
  model.paste(range.top, range.left, block);
  const corner = { row: range.top + block.length - 1, column: range.left + width - 1 };
  table.select({ ...selectCell({ row: range.top, column: range.left }), anchor: corner });
}

/** The selected cells of records, without the row that adds one. */
function readRecords(table: TableView, model: TableModel): CellRange {
  const range = readRange(table.selection, { ...table.size, rows: model.total() });
  return { ...range, bottom: Math.min(range.bottom, model.total() - 1) };
}

const readBlock = (
  model: TableModel,
  range: CellRange,
  rows: readonly (SheetRecord | undefined)[],
): TextBlock =>
  rows.map((row) =>
    model.fields.slice(range.left, range.right + 1).map(({ key }) => writeValue(row?.values[key]?.value)),
  );

import { clamp } from "../geometry/scale.ts";

/** A cell, by its row in the list and its column, both from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells from one corner to the other, both included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** What is selected: from where the person began, up to where they are. */
export interface Selection {
  /** The cell that has the focus. */
  readonly active: CellPlace;
  /** The other corner; the same as `active` if one cell is selected. */
  readonly anchor: CellPlace;
  /** Whether whole rows or columns are selected: new rows belong to it, too. */
  readonly whole: "cells" | "rows" | "columns" | "all";
}

/** How many rows and columns there are. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** One selected cell. */
export const selectCell = (active: CellPlace): Selection => ({ active, anchor: active, whole: "cells" });

/** The cells that are selected. */
export function readRange({ active, anchor, whole }: Selection, { rows, columns }: GridSize): CellRange {
  const everyRow = whole === "columns" || whole === "all";
  const everyColumn = whole === "rows" || whole === "all";
  return {
    top: everyRow ? 0 : Math.min(active.row, anchor.row),
    bottom: everyRow ? rows - 1 : Math.max(active.row, anchor.row),
    left: everyColumn ? 0 : Math.min(active.column, anchor.column),
    right: everyColumn ? columns - 1 : Math.max(active.column, anchor.column),
  };
}

/** How many cells a range has. */
export const countCells = ({ top, bottom, left, right }: CellRange): number =>
  Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1);

/** Whether a range has a cell. */
export const hasCell = ({ top, bottom, left, right }: CellRange, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Moves the focus; with `extends`, the selection grows up to there. */
export function moveTo(
  selection: Selection,
  { row, column }: CellPlace,
  size: GridSize,
  grows: boolean,
): Selection {
  const active = {
    row: clamp(row, 0, Math.max(0, size.rows - 1)),
    column: clamp(column, 0, Math.max(0, size.columns - 1)),
  };
  return grows ? { ...selection, active } : selectCell(active);
}

/** Selects the whole rows or columns of the selection; both together are everything. */
export function widen(selection: Selection, kind: "rows" | "columns" | "all"): Selection {
  const { whole } = selection;
  const isBoth = (whole === "rows" && kind === "columns") || (whole === "columns" && kind === "rows");
  return { ...selection, whole: isBoth || whole === "all" ? "all" : kind };
}

/** The same selection after the table has another size. */
export function fit(selection: Selection, size: GridSize): Selection {
  const { active, anchor } = selection;
  return {
    ...selection,
    active: moveTo(selection, active, size, false).active,
    anchor: moveTo(selection, anchor, size, false).active,
  };
}

import type { CellChoice, Losses, Row } from "../source.ts";

type Attributes = Readonly<Record<string, string>>;

/** Counts what a sheet has and its table has not, while its elements are read. */
export interface LossCounter {
  /** A formula has no stored result. */
  addFormula(): void;
  /** A row begins. Rows are counted from 0. */
  addRow(place: number, attributes: Attributes): void;
  /** A row is hidden. */
  hideRow(at: number): void;
  /** Another element begins. */
  addElement(name: string, attributes: Attributes): void;
  /** A merged cell ends in a row. */
  addMerged(lastRow: number): void;
  /** Columns are hidden, from one to another. */
  addHiddenColumns(from: number, to: number): void;
  /** A row without hidden cells, if nobody wants them. By default, it is the one that began last. */
  choose(row: Row, at?: number): Row;
  /** What there is so far in some rows: from the first one below a header to the last one of a table. */
  count(from: number, to?: number): Losses;
}

const mostColumns = 16_384;
const lastRow = /:[A-Z]{1,3}(\d{1,7})$/;
const emptyRow: Row = [];

/** Creates the counter of a sheet. */
export function createLossCounter({ hiddenCells, mergedCells }: CellChoice): LossCounter {
  let place = -1;
  /** How many there are in each row. */
  const formulas = new Map<number, number>();
  const hiddenColumns = new Set<number>();
  /** How many of them end in a row. */
  const merged = new Map<number, number>();
  const hidden = new Set<number>();
  const isHidden = (attributes: Attributes) => ["1", "true"].includes(attributes["hidden"] ?? "");
  const addMerged = (row: number) => addOne(merged, row);
  const addHiddenColumns = (from: number, to: number) => {
    for (let column = from; column <= to; column += 1) hiddenColumns.add(column);
  };
  return {
    addMerged,
    addHiddenColumns,
    addFormula: () => addOne(formulas, place),
    hideRow: (at) => void hidden.add(at),
    addRow(at, attributes) {
      place = at;
      if (isHidden(attributes)) hidden.add(at);
    },
    addElement(name, attributes) {
      if (name === "mergeCell") {
        const [, row] = lastRow.exec(attributes["ref"] ?? "") ?? [];
        if (row !== undefined) addMerged(Number(row) - 1);
      } else if (name === "col" && isHidden(attributes)) {
        const [from, to] = [Number(attributes["min"]), Number(attributes["max"])];
        // Programs hide all columns behind the table, too.
        if (to < mostColumns) addHiddenColumns(from - 1, to - 1);
      }
    },
    choose(row, at = place) {
      if (hiddenCells) return row;
      if (hidden.has(at)) return emptyRow;
      return hiddenColumns.size === 0
        ? row
        : row.map((cell, column) => (hiddenColumns.has(column) ? "" : cell));
    },
    count: (from, to = Number.POSITIVE_INFINITY) => ({
      formulas: sum(formulas, from, to),
      mergedCells: mergedCells === "fill" ? 0 : sum(merged, from, to),
      hiddenRows: hiddenCells ? [...hidden].filter((row) => row >= from && row < to).length : 0,
      hiddenColumns: hiddenCells ? hiddenColumns.size : 0,
    }),
  };
}

function addOne(counts: Map<number, number>, row: number): void {
  counts.set(row, (counts.get(row) ?? 0) + 1);
}

function sum(counts: ReadonlyMap<number, number>, from: number, to: number): number {
  let total = 0;
  for (const [row, count] of counts) if (row >= from && row < to) total += count;
  return total;
}

import type { CellChoice, Losses, Row } from "../source.ts";

type Attributes = Readonly<Record<string, string>>;

/** Counts what a sheet has and its table has not, while its elements are read. */
export interface LossCounter {
  /** A formula has no stored result. */
  addFormula(): void;
  /** A row begins. Rows are counted from 0. */
  addRow(place: number, attributes: Attributes): void;
  /** Another element begins. */
  addElement(name: string, attributes: Attributes): void;
  /** The row that began last, without hidden cells if nobody wants them. */
  choose(row: Row): Row;
  /** What there is so far in some rows: from the first one below a header to the last one of a table. */
  count(from: number, to?: number): Losses;
}

const lastColumn = 16_384;
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
  return {
    addFormula: () => addOne(formulas, place),
    addRow(at, attributes) {
      place = at;
      if (isHidden(attributes)) hidden.add(at);
    },
    addElement(name, attributes) {
      if (name === "mergeCell") {
        const [, row] = lastRow.exec(attributes["ref"] ?? "") ?? [];
        if (row !== undefined) addOne(merged, Number(row) - 1);
      } else if (name === "col" && isHidden(attributes)) {
        const [from, to] = [Number(attributes["min"]), Number(attributes["max"])];
        // Programs hide all columns behind the table, too.
        if (to < lastColumn) for (let column = from; column <= to; column += 1) hiddenColumns.add(column - 1);
      }
    },
    choose(row) {
      if (hiddenCells) return row;
      if (hidden.has(place)) return emptyRow;
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

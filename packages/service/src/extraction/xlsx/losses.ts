import type { Losses } from "../source.ts";

type Attributes = Readonly<Record<string, string>>;

/** Counts what a sheet has and its table has not, while its elements are read. */
export interface LossCounter {
  /** A formula has no stored result. */
  addFormula(): void;
  /** A row begins. Rows are counted from 0. */
  addRow(place: number, attributes: Attributes): void;
  /** Another element begins. */
  addElement(name: string, attributes: Attributes): void;
  /** What there is so far below the header. */
  count(dataRow: number): Losses;
}

const lastColumn = 16_384;
const lastRow = /:[A-Z]{1,3}(\d{1,7})$/;

/** Creates the counter of a sheet. */
export function createLossCounter(): LossCounter {
  let formulas = 0;
  let hiddenColumns = 0;
  /** How many of them end in a row, by the row from 0: rows above the header do not count. */
  const merged = new Map<number, number>();
  const hidden = new Set<number>();
  const isHidden = (attributes: Attributes) => ["1", "true"].includes(attributes["hidden"] ?? "");
  return {
    addFormula() {
      formulas += 1;
    },
    addRow(place, attributes) {
      if (isHidden(attributes)) hidden.add(place);
    },
    addElement(name, attributes) {
      if (name === "mergeCell") {
        const [, row] = lastRow.exec(attributes["ref"] ?? "") ?? [];
        if (row !== undefined) merged.set(Number(row) - 1, (merged.get(Number(row) - 1) ?? 0) + 1);
      } else if (name === "col" && isHidden(attributes)) {
        const [from, to] = [Number(attributes["min"]), Number(attributes["max"])];
        // Programs hide all columns behind the table, too.
        if (to < lastColumn) hiddenColumns += Math.max(0, to - from + 1);
      }
    },
    count: (dataRow) => ({
      ...{ formulas, hiddenColumns },
      mergedCells: [...merged].reduce((sum, [row, count]) => (row >= dataRow ? sum + count : sum), 0),
      hiddenRows: [...hidden].filter((row) => row >= dataRow).length,
    }),
  };
}

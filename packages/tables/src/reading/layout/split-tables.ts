import type { Row } from "../source.ts";
import { countFilled, isEmpty, isFilled, readKind } from "./cells.ts";
import { isHeaderAbove, listTyped } from "./inner-headers.ts";
import { isKnownName } from "./weigh-header.ts";

/** Rows that follow each other in a sheet, with the place of the first of them. */
export interface Block {
  readonly start: number;
  readonly rows: readonly Row[];
}

/**
 * Splits the rows of a sheet where another table begins: at a row of names below an empty row, with words in a column that
 * has numbers or dates above, and with a record below.
 */
export function splitTables(rows: readonly Row[]): Block[] {
  const starts = [0];
  for (let place = 1; place < rows.length; place += 1) {
    const start = starts.at(-1) ?? 0;
    const row = rows[place] ?? [];
    if (isEmpty(row) || !isEmpty(rows[place - 1] ?? []) || !isTableAt(rows, place)) continue;
    const above = rows.slice(start, place).filter((each) => !isEmpty(each));
    if (above.length > 1 && isHeaderAbove(row, listTyped(above.slice(1)))) starts.push(place);
  }
  return starts.map((start, index) => ({ start, rows: rows.slice(start, starts[index + 1]) }));
}

/** Whether a row may be a header with a record below it. Notes have words in both. */
function isTableAt(rows: readonly Row[], place: number): boolean {
  const [row = [], below = []] = [rows[place], rows[place + 1]];
  const isTyped = (column: number) => !["empty", "text"].includes(readKind(below[column] ?? ""));
  return (
    countFilled(below) > 1 &&
    (row.some((cell, column) => isFilled(cell) && isTyped(column)) || row.filter(isFilled).every(isKnownName))
  );
}

import type { Row } from "../source.ts";
import { countFilled, isEmpty, isFilled, readColumnKind } from "./cells.ts";
import { isName } from "./weigh-header.ts";

/** So many of them are listed. */
const mostHeadersListed = 50;
const rowsCompared = 30;

/**
 * Looks for the headers of other tables among the rows of a table: a row of names below an empty row, with words in a
 * column that has numbers or dates.
 */
export function createInnerHeaders(sample: readonly Row[], dataRow: number) {
  const end = sample.findIndex(isEmpty);
  const body = sample.slice(0, end === -1 ? rowsCompared : Math.min(end, rowsCompared));
  const typed = listTyped(body);
  const found: number[] = [];
  let place = dataRow;
  let isBelowEmpty = false;
  return {
    look(rows: readonly Row[]): void {
      for (const row of rows) {
        if (isEmpty(row)) isBelowEmpty = true;
        else {
          if (isBelowEmpty && found.length < mostHeadersListed && isHeaderAbove(row, typed))
            found.push(place);
          isBelowEmpty = false;
        }
        place += 1;
      }
    },
    list: (): readonly number[] => [...found],
  };
}

/** The columns with numbers or dates. */
export function listTyped(rows: readonly Row[]): number[] {
  const body = rows.slice(0, rowsCompared);
  const width = Math.max(0, ...body.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) => column).filter((column) =>
    ["number", "date"].includes(readColumnKind(body, column)),
  );
}

/** Whether a row has names, in place of the numbers and dates of some columns. */
export function isHeaderAbove(row: Row, typed: readonly number[]): boolean {
  const cells = row.filter(isFilled);
  return (
    countFilled(row) > 1 &&
    new Set(cells).size === cells.length &&
    cells.every(isName) &&
    typed.some((column) => isFilled(row[column]))
  );
}

import type { Row } from "./source.ts";

/** How many rows are searched for the column names. */
export const sampleSize = 10;

/** A number, an amount or a date: names of columns rarely look like that. */
const figure = /^[-+(]?\p{Sc}?\d[\d.,:/ -]*[%)]?$/u;

/**
 * The row with the column names. It is the first row that is as wide as most rows, or a narrower row directly above it
 * that is more than half as wide and looks like names: the last column may have no name. This skips titles.
 */
export function findHeader(sample: readonly Row[]): number {
  const rows = sample.slice(0, sampleSize);
  const widths = rows.map((row) => trimEnd(row).length);
  const filled = widths.filter((width) => width > 0);
  const count = (width: number) => filled.filter((other) => other === width).length;
  const usual = filled.reduce((best, width) => {
    const difference = count(width) - count(best);
    return difference > 0 || (difference === 0 && width > best) ? width : best;
  }, 0);
  const place = widths.findIndex((width) => width >= usual);
  // A row with nothing below it is not a header row.
  const isLast = widths.slice(place + 1).every((width) => width === 0);
  if (isLast) return widths.findIndex((width) => width > 0);
  return findNarrowHeader(rows.slice(0, place + 1), usual) ?? place;
}

/** The first of the rows directly above the last one that looks like names; undefined if there is none. */
function findNarrowHeader(rows: readonly Row[], usual: number): number | undefined {
  // An empty row separates a title from the table.
  const block = rows.findLastIndex((row) => isEmpty(row)) + 1;
  const isData = (rows.at(-1) ?? []).some((cell) => figure.test(cell.trim()));
  const place = rows.slice(block, -1).findIndex((row) => {
    const names = trimEnd(row).map((cell) => cell.trim().toLowerCase());
    if (names.length < 2 || new Set(names).size < names.length) return false;
    return names.every((name) => name !== "" && !figure.test(name)) && (isData || names.length * 2 > usual);
  });
  return place === -1 ? undefined : block + place;
}

export function isEmpty(row: Row): boolean {
  return row.every((cell) => cell === "" || cell.trim() === "");
}

/** A row without the empty cells at its end. */
export function trimEnd(row: Row): Row {
  let length = row.length;
  while (length > 0 && (row[length - 1] ?? "").trim() === "") length -= 1;
  return length === row.length ? row : row.slice(0, length);
}

import type { Row } from "../source.ts";
import { isEmpty, isFigure, trimEnd } from "./cells.ts";

/**
 * The row with the column names. It is the first row that is as wide as most rows, or a narrower row directly above it
 * that is more than half as wide and looks like names: the last column may have no name. This skips titles.
 */
export function findHeader(rows: readonly Row[]): number {
  const widths = rows.map((row) => trimEnd(row).length);
  // Above a wide table there may be many short lines about it.
  const weigh = (width: number) => (widths.filter((other) => other === width).length - 1) * width;
  const usual = widths.reduce((best, width) => {
    const difference = weigh(width) - weigh(best);
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
  const isData = (rows.at(-1) ?? []).some((cell) => isFigure(cell));
  const place = rows.slice(block, -1).findIndex((row) => {
    const names = trimEnd(row).map((cell) => cell.trim().toLowerCase());
    if (names.length < 2 || new Set(names).size < names.length) return false;
    return names.every((name) => name !== "" && !isFigure(name)) && (isData || names.length * 2 > usual);
  });
  return place === -1 ? undefined : block + place;
}

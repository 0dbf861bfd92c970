import type { Span } from "./rows.ts";
import { clamp } from "./scale.ts";

/** Up to so many columns, each row has all its cells; beyond them, those that are seen. */
export const mostPlainColumns = 60;

/** How many columns beside those that are seen are drawn, too. */
const marginColumns = 2;

/** Where columns begin and end, in CSS pixels from the start of the line: the left, or the right in right-to-left. */
export interface Columns {
  /** The start of each column, and behind the last one the width of all. */
  readonly starts: readonly number[];
  readonly count: number;
  readonly width: number;
}

/** The columns of these widths, in CSS pixels. */
export function layColumns(widths: readonly number[]): Columns {
  const starts = [0];
  let width = 0;
  for (const each of widths) {
    width += each;
    starts.push(width);
  }
  return { starts, count: widths.length, width };
}

/** The columns to draw if `view` CSS pixels behind `start` are seen. */
export function findColumns({ starts, count }: Columns, start: number, view: number): Span {
  if (count <= mostPlainColumns) return { first: 0, end: count };
  const first = findColumn(starts, count, start);
  const last = findColumn(starts, count, start + view);
  return { first: clamp(first - marginColumns, 0, count), end: clamp(last + 1 + marginColumns, 0, count) };
}

/**
 * How far the view must be scrolled so that a column is seen, in CSS pixels from the start of the line. `view` is the width
 * that is not covered by columns that stay. A column that is too wide is shown from its start.
 */
export function revealColumn(columns: Columns, column: number, start: number, view: number): number {
  const from = columns.starts[column] ?? 0;
  const to = columns.starts[column + 1] ?? from;
  return Math.max(0, clamp(start, Math.min(from, to - view), from));
}

/** `scrollLeft` of an element, for a distance from the start of the line: negative in right-to-left. */
export const toScrollLeft = (start: number, isRightToLeft: boolean): number =>
  isRightToLeft ? -start : start;

/** The last column that begins at or before this pixel. */
function findColumn(starts: readonly number[], count: number, pixel: number): number {
  let low = 0;
  let high = Math.max(0, count - 1);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= pixel) low = middle;
    else high = middle - 1;
  }
  return low;
}

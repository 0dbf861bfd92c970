import { limits } from "@data-import/types";
import { isFilled } from "./layout/cells.ts";
import type { Merge } from "./layout/join-header.ts";
import type { Row } from "./source.ts";

/** Cells of several rows or columns that are merged into one. Rows and columns are counted from 0. */
export interface MergedCells extends Merge {
  readonly lastRow: number;
}

/** So many of a sheet are known. */
export const mostMergedCells = 200_000;

/** The rows with the value of the first cell in all cells that are merged with it. @param from the place of the first row */
export async function* fillMerged(
  batches: AsyncIterable<readonly Row[]>,
  from: number,
  merged: readonly MergedCells[],
): AsyncIterable<readonly Row[]> {
  const sorted = merged.filter(({ row }) => row >= from).sort((one, other) => one.row - other.row);
  let next = 0;
  let place = from;
  let open: (MergedCells & { readonly value: string })[] = [];
  const fill = (row: Row): Row => {
    for (; sorted[next]?.row === place; next += 1) {
      const merge = sorted[next] as MergedCells;
      open.push({ ...merge, value: row[merge.first] ?? "" });
    }
    if (open.length === 0) return row;
    const filled = [...row];
    for (const { first, last, value } of open) {
      while (filled.length < first) filled.push("");
      for (let column = first; column <= Math.min(last, limits.fileColumns - 1); column += 1)
        if (!isFilled(filled[column])) filled[column] = value;
    }
    open = open.filter(({ lastRow }) => lastRow > place);
    return filled;
  };
  for await (const rows of batches) {
    yield rows.map((row) => {
      const filled = fill(row);
      place += 1;
      return filled;
    });
  }
}

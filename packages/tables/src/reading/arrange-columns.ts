import { createColumnList } from "./columns.ts";
import { isFilled } from "./layout/cells.ts";
import type { Column, Row } from "./source.ts";

/** Which columns of the rows of a file become columns of its table. */
export interface Arrangement {
  /** The list grows if later rows have cells in other columns. */
  readonly columns: readonly Column[];
  /** Rows with the cells in the order of the columns. */
  arrange(rows: readonly Row[]): readonly Row[];
  /** The columns without a name and without any cell so far, counted from 0. */
  listEmpty(): readonly number[];
}

/** Creates the columns of a table: those with a name, and those with a cell in one of the first rows. */
export function arrangeColumns(labels: readonly string[], sample: readonly Row[]): Arrangement {
  const list = createColumnList();
  /** The place in the file of each column. */
  const places: number[] = [];
  /** Places up to here have a column, or are in `empty`. */
  let width = 0;
  const empty = new Set<number>();
  const add = (place: number) => {
    list.add(labels[place] ?? "", place + 1);
    places.push(place);
  };
  const isUsed = (rows: readonly Row[], place: number) => rows.some((row) => isFilled(row[place]));

  const most = findWidth(sample, labels.length);
  for (; width < most; width += 1) {
    if (isFilled(labels[width]) || isUsed(sample, width)) add(width);
    else empty.add(width);
  }
  return {
    columns: list.columns,
    arrange(rows) {
      for (const place of empty) {
        if (!isUsed(rows, place)) continue;
        empty.delete(place);
        add(place);
      }
      for (const most = findWidth(rows, width); width < most; width += 1) {
        if (isUsed(rows, width)) add(width);
        else empty.add(width);
      }
      if (places.every((place, index) => place === index)) return rows;
      return rows.map((row) => places.map((place) => row[place] ?? ""));
    },
    listEmpty: () => [...empty],
  };
}

/** How many cells the widest row has, without the empty ones at its end. */
function findWidth(rows: readonly Row[], least: number): number {
  let width = least;
  for (const row of rows) {
    let length = row.length;
    while (length > width && !isFilled(row[length - 1])) length -= 1;
    width = Math.max(width, length);
  }
  return width;
}

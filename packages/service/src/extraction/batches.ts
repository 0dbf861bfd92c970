import type { Row } from "./source.ts";

/** The most that one transaction writes. Others wait for it, and the cells are in memory several times. */
const usualRows = 2000;
const mostCells = 40_000;
const mostCharacters = 1_048_576;

/** The work for an empty cell, compared with that for a value. */
const emptyShare = 0.1;

/** Splits rows into batches that are small enough for one transaction. Skips the given number of rows first. */
export async function* cutBatches(
  source: AsyncIterable<readonly Row[]>,
  columns: readonly unknown[],
  skipped: number,
  mostRows: number = usualRows,
): AsyncIterable<readonly Row[]> {
  let left = skipped;
  let gathered: Row[] = [];
  let cells = 0;
  let characters = 0;
  for await (const rows of source) {
    const taken = Math.min(left, rows.length);
    left -= taken;
    for (let index = taken; index < rows.length; index += 1) {
      const row = rows[index] ?? [];
      gathered.push(row);
      cells += columns.length * emptyShare;
      for (const cell of row) {
        if (cell !== "") cells += 1;
        characters += cell.length;
      }
      if (gathered.length < mostRows && cells < mostCells && characters < mostCharacters) continue;
      yield gathered;
      gathered = [];
      cells = 0;
      characters = 0;
    }
  }
  if (gathered.length > 0) yield gathered;
}

import type { Row } from "./source.ts";

/** The most cells that one transaction writes. Others wait for it, and the cells are in memory several times. */
const mostRows = 5000;
const mostCells = 100_000;
const mostCharacters = 4_194_304;

/** Splits rows into batches that are small enough for one transaction. Skips the given number of rows first. */
export async function* cutBatches(
  source: AsyncIterable<readonly Row[]>,
  columns: readonly unknown[],
  skipped: number,
): AsyncIterable<readonly Row[]> {
  let left = skipped;
  let gathered: Row[] = [];
  let characters = 0;
  for await (const rows of source) {
    const taken = Math.min(left, rows.length);
    left -= taken;
    const most = Math.max(1, Math.min(mostRows, Math.floor(mostCells / Math.max(1, columns.length))));
    for (let index = taken; index < rows.length; index += 1) {
      const row = rows[index] ?? [];
      gathered.push(row);
      for (const cell of row) characters += cell.length;
      if (gathered.length < most && characters < mostCharacters) continue;
      yield gathered;
      gathered = [];
      characters = 0;
    }
  }
  if (gathered.length > 0) yield gathered;
}

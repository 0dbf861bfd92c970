import type { Row } from "./source.ts";

/** The most that one transaction writes. Others wait for it, and the cells are in memory several times. */
const usualRows = 2000;
const mostCells = 40_000;
const mostCharacters = 1_048_576;

/** The part of it that is written while others should not wait long. */
const shortShare = 0.25;

/** The work for an empty cell, compared with that for a value. */
const emptyShare = 0.1;

/** What a batch has at most. */
export interface BatchLimits {
  readonly mostRows?: number;
  /** Whether the next batch should be short. */
  isShort(): boolean;
}

/** Splits rows into batches that are small enough for one transaction. Skips the given number of rows first. */
export async function* cutBatches(
  source: AsyncIterable<readonly Row[]>,
  columns: readonly unknown[],
  skipped: number,
  { mostRows = usualRows, isShort }: BatchLimits,
): AsyncIterable<readonly Row[]> {
  let left = skipped;
  let gathered: Row[] = [];
  let cells = 0;
  let characters = 0;
  let share = 1;
  const count = (row: Row): void => {
    cells += columns.length * emptyShare;
    for (let index = 0; index < row.length; index += 1) {
      const { length } = row[index] as string;
      if (length > 0) cells += 1;
      characters += length;
    }
  };
  for await (const rows of source) {
    const taken = Math.min(left, rows.length);
    left -= taken;
    for (let index = taken; index < rows.length; index += 1) {
      const row = rows[index] ?? [];
      if (gathered.length === 0) share = isShort() ? shortShare : 1;
      gathered.push(row);
      count(row);
      const isShorter = gathered.length < share * mostRows && cells < share * mostCells;
      if (isShorter && characters < share * mostCharacters) continue;
      yield gathered;
      gathered = [];
      cells = 0;
      characters = 0;
    }
  }
  if (gathered.length > 0) yield gathered;
}

import type { Page } from "../../domain/page.ts";
import { blockPositions } from "../stores/blocks.ts";
import { countMask, joinMasks } from "./masks.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { errorsSlot, type RowTest, testRows } from "./row-test.ts";
import { testColumn } from "./test-column.ts";

/**
 * The positions of one page of the records that meet a condition, in the order of the records.
 * @param after the page begins behind this position
 */
export async function findRows(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  { limit, offset }: Pick<Page, "limit" | "offset">,
  after = -1,
): Promise<number[]> {
  const found: number[] = [];
  let skip = offset;
  for await (const { start, columns } of blocks) {
    if (start + blockPositions <= after) continue;
    const mask = testRows(test, columns);
    const count = skip > 0 ? countMask(mask) : 0;
    if (skip > 0 && count <= skip) {
      skip -= count;
      continue;
    }
    for (let i = Math.max(0, after + 1 - start); i < mask.length; i += 1) {
      if (mask[i] === 0) continue;
      if (skip > 0) skip -= 1;
      else if (found.push(start + i) === limit) return found;
    }
  }
  return found;
}

/** How many records meet a condition, and how many of them have an error. The errors are one of the columns. */
export async function countRows(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
): Promise<{ readonly total: number; readonly error: number }> {
  let total = 0;
  let error = 0;
  for await (const { columns } of blocks) {
    const mask = testRows(test, columns);
    total += countMask(mask);
    const errors = columns.get(errorsSlot);
    const invalid = errors && testColumn({ kind: "filled" }, errors);
    if (invalid !== undefined) error += countMask(joinMasks("and", mask, invalid));
  }
  return { total, error };
}

import { type Column, readContent } from "./column.ts";
import { Ranks } from "./ranks.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { type RowTest, testRows } from "./row-test.ts";
import { sortTexts } from "./sort-texts.ts";
import type { Sorted, SortedPage } from "./sorted-page.ts";

/**
 * The positions of one page of the records that meet a condition, in the order of a field. Records without a value are at
 * the end in both directions, and so are texts in a field of numbers; records with the same value are in their own order.
 */
export async function sortRows(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  page: SortedPage,
): Promise<number[]> {
  const isNumber = page.field.comparesAs === "number";
  const { positions, empty, count } = await (isNumber ? sortNumbers : sortTexts)(blocks, test, page);
  const from = Math.max(0, page.offset - count);
  return [...positions, ...empty.slice(from, from + page.limit - positions.length)];
}

async function sortNumbers(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  { field, direction, total, offset, limit }: SortedPage,
): Promise<Sorted> {
  const ranks = new Ranks(offset, offset + limit, total);
  const sign = direction === "asc" ? 1 : -1;
  const empty: number[] = [];
  let count = 0;
  for await (const { start, columns } of blocks) {
    const column = columns.get(field.slot) as Column;
    const mask = testRows(test, columns);
    const { values } = column;
    if (values.kind === "numbers" && column.marks === undefined) {
      const [units, factor] = [values.units, sign * values.power];
      for (let i = 0; i < mask.length; i += 1) {
        if (mask[i] === 0) continue;
        count += 1;
        ranks.add((units[i] as number) / factor, start + i);
      }
      continue;
    }
    for (let i = 0; i < mask.length; i += 1) {
      if (mask[i] === 0) continue;
      const content = readContent(column, i);
      if (typeof content !== "number") empty.push(start + i);
      else {
        count += 1;
        ranks.add(sign * content, start + i);
      }
    }
  }
  return { positions: ranks.read(), empty, count };
}

import { type Column, readContent } from "./column.ts";
import { Ranks } from "./ranks.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { readSortedPage } from "./read-sorted-page.ts";
import { type RowTest, testRows } from "./row-test.ts";
import { sortTexts } from "./sort-texts.ts";
import { isEmptyBehind, type Sorted, type SortedPage, type SortKeys } from "./sorted-page.ts";

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
  page: SortedPage,
): Promise<Sorted> {
  const { field, direction, total, offset, limit, after, slot } = page;
  if (slot !== undefined) {
    const columns: { readonly start: number; readonly column: Column }[] = [];
    for await (const { start, columns: read } of blocks) {
      columns.push({ start, column: read.get(field.slot) as Column });
    }
    const place =
      typeof after?.value === "number"
        ? { key: after.value, isBehind: (position: number) => position > after.number }
        : undefined;
    return readSortedPage(await slot.sort(columns, writeKeys), page, place);
  }
  const ranks = new Ranks(offset, offset + limit, total);
  const sign = direction === "asc" ? 1 : -1;
  const empty: number[] = [];
  let count = 0;
  const least =
    after === undefined
      ? Number.NEGATIVE_INFINITY
      : typeof after.value === "number"
        ? sign * after.value
        : Number.POSITIVE_INFINITY;
  const add = (key: number, position: number) => {
    if (key < least || (key === least && position <= (after?.number ?? -1))) return;
    count += 1;
    ranks.add(key, position);
  };
  for await (const { start, columns } of blocks) {
    const column = columns.get(field.slot) as Column;
    const mask = testRows(test, columns);
    const { values } = column;
    if (values.kind === "numbers" && column.marks === undefined) {
      const [units, factor] = [values.units, sign * values.power];
      for (let i = 0; i < mask.length; i += 1) {
        if (mask[i] === 0) continue;
        add((units[i] as number) / factor, start + i);
      }
      continue;
    }
    for (let i = 0; i < mask.length; i += 1) {
      if (mask[i] === 0) continue;
      const content = readContent(column, i);
      if (typeof content === "number") add(sign * content, start + i);
      else if (isEmptyBehind(page, start + i)) empty.push(start + i);
    }
  }
  return { positions: ranks.read(), empty, count };
}

/** The keys of numbers: themselves. */
export const keyNumbers = (): SortKeys => ({ writeKeys, skip: 0 });

/** Writes the numbers of a column. */
function writeKeys(column: Column, keys: Float64Array): void {
  const { values, marks: marked } = column;
  if (values.kind === "numbers" && marked === undefined) {
    for (let i = 0; i < keys.length; i += 1) keys[i] = (values.units[i] as number) / values.power;
    return;
  }
  for (let i = 0; i < keys.length; i += 1) {
    const content = readContent(column, i);
    keys[i] = typeof content === "number" ? content : Number.NaN;
  }
}

import { giveWayIfLong } from "@data-import/front";
import type { Page } from "../../domain/page.ts";
import { blockSize } from "../blocks.ts";
import { type CellContent, isEmpty, writeText } from "../fields/cell.ts";
import type { Field } from "../fields/fields.ts";
import { type Column, marks, readContent } from "./column.ts";
import { Ranks } from "./ranks.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { type RowTest, testRows } from "./row-test.ts";
import { compareBytes, findShared } from "./text-bytes.ts";

/** A page of an order. */
export interface SortedPage extends Pick<Page, "limit" | "offset"> {
  readonly field: Field;
  readonly direction: "asc" | "desc";
  /** How many records the sheet has. */
  readonly total: number;
}

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

interface Sorted {
  /** The page, without the records that have no value. */
  readonly positions: readonly number[];
  /** The records without a value. */
  readonly empty: readonly number[];
  /** How many records have a value. */
  readonly count: number;
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
    for (let i = 0; i < mask.length; i += 1) {
      if (mask[i] === 0) continue;
      const number = readNumber(column, i);
      if (number === undefined) empty.push(start + i);
      else {
        count += 1;
        ranks.add(sign * number, start + i);
      }
    }
  }
  return { positions: ranks.read(), empty, count };
}

function readNumber(column: Column, index: number): number | undefined {
  const { values } = column;
  if (values.kind === "numbers" && (column.marks === undefined || column.marks[index] === marks.plain)) {
    return (values.units[index] as number) / values.power;
  }
  const content = readContent(column, index);
  return typeof content === "number" ? content : undefined;
}

/** A text as bytes: `bytes` from `start` to `end`. Nothing if there is no text. */
interface TextPlace {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** The texts of a column by index. */
type ReadPlace = (index: number) => TextPlace | undefined;

/** How many bytes a key has after those with which all texts start. With three bits for the length it is exact in a number. */
const keyBytes = 6;
const longer = keyBytes + 1;

async function sortTexts(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  { field, direction, total, offset, limit }: SortedPage,
): Promise<Sorted> {
  const readers = new Map<number, ReadPlace>();
  const masks: { readonly start: number; readonly mask: Uint8Array }[] = [];
  let shared: Uint8Array | undefined;
  for await (const { start, columns } of blocks) {
    const column = columns.get(field.slot) as Column;
    masks.push({ start, mask: testRows(test, columns) });
    readers.set(start / blockSize, createReader(column));
    for (const text of listEnds(column)) {
      shared = shared === undefined ? text : shared.subarray(0, findShared(shared, text, shared.length));
    }
  }
  const skip = shared?.length ?? 0;
  const sign = direction === "asc" ? 1 : -1;
  const find = (position: number) =>
    readers.get(Math.floor(position / blockSize))?.(position % blockSize) as TextPlace;
  const ranks = new Ranks(offset, offset + limit, total, (position, other) => {
    const [one, two] = [find(position), find(other)];
    return sign * compareBytes(one.bytes, one.start, one.end, two.bytes, two.start, two.end);
  });
  const empty: number[] = [];
  let count = 0;
  for (const { start, mask } of masks) {
    await giveWayIfLong();
    const read = readers.get(start / blockSize) as ReadPlace;
    for (let i = 0; i < mask.length; i += 1) {
      if (mask[i] === 0) continue;
      const place = read(i);
      if (place === undefined) empty.push(start + i);
      else {
        count += 1;
        ranks.add(sign * writeKey(place, skip), start + i);
      }
    }
  }
  return { positions: ranks.read(), empty, count };
}

function writeKey({ bytes, start, end }: TextPlace, skip: number): number {
  let key = 0;
  const from = start + skip;
  for (let i = 0; i < keyBytes; i += 1) key = key * 256 + (from + i < end ? (bytes[from + i] as number) : 0);
  return key * 8 + Math.min(longer, end - from);
}

function createReader(column: Column): ReadPlace {
  const { values, marks: marked } = column;
  if (values.kind === "few") {
    const places = values.contents.map(readPlace);
    return (index) => places[values.codes[index] as number];
  }
  if (values.kind !== "texts") return (index) => readPlace(readContent(column, index));
  const { bytes, starts } = values;
  return (index) => {
    if (marked !== undefined && marked[index] !== marks.plain) return readPlace(readContent(column, index));
    const [start, end] = [starts[index] as number, starts[index + 1] as number];
    return start === end ? undefined : { bytes, start, end };
  };
}

/** The text of a content, or of the first item of a list. */
function readPlace(content: CellContent | undefined): TextPlace | undefined {
  if (isEmpty(content)) return undefined;
  const text = typeof content === "object" ? content[0] : writeText(content);
  if (text === undefined || text === "") return undefined;
  const bytes = Buffer.from(text);
  return { bytes, start: 0, end: bytes.length };
}

/** Texts of a column such that the bytes with which all of them start are those with which all texts start. */
function listEnds(column: Column): Uint8Array[] {
  const { values, length } = column;
  const places: (TextPlace | undefined)[] = [];
  if (values.kind === "few") places.push(...values.contents.map(readPlace));
  else {
    const isPlain = (index: number) => (column.marks?.[index] ?? marks.plain) === marks.plain;
    const read = createReader(column);
    let hasPlain = false;
    for (let i = 0; i < length; i += 1) {
      if (values.kind === "texts" && isPlain(i)) {
        if (hasPlain) continue;
        const place = read(i);
        hasPlain = place !== undefined;
        places.push(place && { ...place, end: place.start + values.shared });
      } else places.push(read(i));
    }
  }
  return places.flatMap((place) =>
    place === undefined ? [] : [place.bytes.subarray(place.start, place.end)],
  );
}

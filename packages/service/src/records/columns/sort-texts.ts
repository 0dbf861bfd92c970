import { giveWayIfLong } from "@data-import/front";
import { type CellContent, isEmpty, writeText } from "@data-import/tables/fields";
import { blockPositions } from "../stores/blocks.ts";
import { type Column, marks, readContent } from "./column.ts";
import { Ranks, type Rest } from "./ranks.ts";
import type { ColumnBlock } from "./read-columns.ts";
import { readSortedPage } from "./read-sorted-page.ts";
import { type Columns, type RowTest, testRows } from "./row-test.ts";
import { isEmptyBehind, type Sorted, type SortedPage, type SortKeys } from "./sorted-page.ts";
import { compareBytes, findShared } from "./text-bytes.ts";

/** A text as bytes: `bytes` from `start` to `end`. */
interface TextPlace {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** The column to sort of one block. */
interface TextBlock {
  readonly start: number;
  readonly column: Column;
}

/** The same with the columns that say which of its records are sorted. */
interface SortedBlock extends TextBlock {
  readonly columns: Columns;
}

/** How many bytes of a text its key has. Three more bits have the number of bytes, so a number is exact. */
const keyBytes = 6;
/** The last three bits of the key of a text that has further bytes. */
const longer = keyBytes + 1;

/**
 * Sorts texts by their code points. All texts often start with the same bytes, so keys have the bytes that follow these.
 * Only texts with equal keys are compared as a whole.
 */
export async function sortTexts(
  blocks: AsyncIterable<ColumnBlock>,
  test: RowTest,
  page: SortedPage,
): Promise<Sorted> {
  const { field, direction, total, offset, limit, after, slot } = page;
  const place = typeof after?.value === "string" ? readText(after.value) : undefined;
  const sorted: SortedBlock[] = [];
  for await (const { start, columns } of blocks) {
    sorted.push({ start, column: columns.get(field.slot) as Column, columns });
  }
  const shared = findSharedStart(sorted);
  const sharedByAll = shared?.length ?? 0;
  const skip =
    place === undefined ? sharedByAll : findShared(place.bytes, shared ?? place.bytes, sharedByAll);
  const sign = direction === "asc" ? 1 : -1;
  const { compareWith, rest } = createRest(sorted, sign);
  const placeKey = place === undefined ? 0 : writeKeyOf(place, skip);
  if (slot !== undefined && skip === sharedByAll) {
    const ordered = await slot.sort(sorted, (column, keys) => writeKeys(column, skip, keys), skip);
    return readSortedPage(ordered, page, place && { key: placeKey, isBehind: isBehindEqual }, rest);
  }
  const ranks = new Ranks(offset, offset + limit, total, rest);
  /** Whether a record whose key is that of the place is behind it. */
  function isBehindEqual(position: number): boolean {
    const isLonger = place !== undefined && isOpen(placeKey);
    return ((isLonger && compareWith(position, place)) || position - (after?.number ?? 0)) > 0;
  }
  /** Whether a record with a text is behind the place where the page begins. */
  const isBehind = (key: number, position: number): boolean => {
    if (after === undefined) return true;
    if (place === undefined) return false;
    return key === sign * placeKey ? isBehindEqual(position) : key > sign * placeKey;
  };
  const empty: number[] = [];
  const keys = new Float64Array(blockPositions);
  let count = 0;
  for (const { start, column, columns } of sorted) {
    await giveWayIfLong();
    const mask = testRows(test, columns);
    writeKeys(column, skip, keys);
    for (let i = 0; i < mask.length; i += 1) {
      if (mask[i] === 0) continue;
      const key = keys[i] as number;
      if (Number.isNaN(key)) {
        if (isEmptyBehind(page, start + i)) empty.push(start + i);
      } else if (isBehind(sign * key, start + i)) {
        count += 1;
        ranks.add(sign * key, start + i);
      }
    }
  }
  return { positions: ranks.read(), empty, count };
}

/** The keys of texts: the bytes that follow those which all texts share. */
export function keyTexts(blocks: readonly TextBlock[], direction: SortedPage["direction"]): SortKeys {
  const skip = findSharedStart(blocks)?.length ?? 0;
  const { rest } = createRest(blocks, direction === "asc" ? 1 : -1);
  return { writeKeys: (column, keys) => writeKeys(column, skip, keys), skip, rest };
}

/** The bytes with which all texts start; undefined without a text. */
function findSharedStart(blocks: readonly TextBlock[]): Uint8Array | undefined {
  let shared: Uint8Array | undefined;
  for (const { column } of blocks) {
    for (const text of listStarts(column)) {
      shared = shared === undefined ? text : shared.subarray(0, findShared(shared, text, shared.length));
    }
  }
  return shared;
}

/** Compares whole texts: one with a text that is in no record, and two of records. */
function createRest(blocks: readonly TextBlock[], sign: 1 | -1) {
  const byBlock = new Map(blocks.map((block) => [block.start / blockPositions, block]));
  const find = (position: number) => {
    const { column, start } = byBlock.get(Math.floor(position / blockPositions)) as TextBlock;
    return findText(column, position - start) as TextPlace;
  };
  const compareWith = (position: number, other: TextPlace) => {
    const one = find(position);
    return sign * compareBytes(one.bytes, one.start, one.end, other.bytes, other.start, other.end);
  };
  const rest: Rest = { isOpen, compare: (one, other) => compareWith(one, find(other)) };
  return { compareWith, rest };
}

/** Whether texts with this key may be different. */
function isOpen(key: number): boolean {
  return Math.abs(key) % 8 === longer;
}

/** The key of a record without a text. */
const noText = Number.NaN;

/** Writes the keys of the texts of a column. */
function writeKeys(column: Column, skip: number, keys: Float64Array): void {
  const { values, length, marks: marked } = column;
  if (values.kind === "few") {
    const { codes } = values;
    const ofContents = values.contents.map((content) => writeKeyOf(readText(content), skip));
    for (let i = 0; i < length; i += 1) keys[i] = ofContents[codes[i] as number] as number;
  } else if (values.kind === "texts") {
    const { bytes, starts } = values;
    let end = 0;
    for (let i = 0; i < length; i += 1) {
      const start = end;
      end = starts[i + 1] as number;
      keys[i] = end === start ? noText : writeKey(bytes, start + skip, end);
    }
  }
  if (values.kind === "few" || (values.kind === "texts" && marked === undefined)) return;
  for (let i = 0; i < length; i += 1) {
    if (values.kind === "texts" && marked?.[i] === marks.plain) continue;
    keys[i] = writeKeyOf(readText(readContent(column, i)), skip);
  }
}

function writeKeyOf(place: TextPlace | undefined, skip: number): number {
  return place === undefined ? noText : writeKey(place.bytes, place.start + skip, place.end);
}

function writeKey(bytes: Uint8Array, from: number, end: number): number {
  const length = end - from;
  let key = 0;
  for (let i = 0; i < keyBytes; i += 1) key = key * 256 + (i < length ? (bytes[from + i] as number) : 0);
  return key * 8 + Math.min(longer, length);
}

function findText(column: Column, index: number): TextPlace | undefined {
  const { values, marks: marked } = column;
  const isText = values.kind === "texts" && (marked === undefined || marked[index] === marks.plain);
  if (!isText) return readText(readContent(column, index));
  return {
    bytes: values.bytes,
    start: values.starts[index] as number,
    end: values.starts[index + 1] as number,
  };
}

/** The text of a content, or of the first item of a list; undefined if it is empty. */
function readText(content: CellContent | undefined): TextPlace | undefined {
  if (isEmpty(content)) return undefined;
  const text = typeof content === "object" ? content[0] : writeText(content);
  if (text === undefined || text === "") return undefined;
  const bytes = Buffer.from(text);
  return { bytes, start: 0, end: bytes.length };
}

/** Some starts of texts of a column. They share as many bytes as all its texts do. */
function listStarts(column: Column): Uint8Array[] {
  const { values, length, marks: marked } = column;
  const places: (TextPlace | undefined)[] = [];
  if (values.kind === "few") places.push(...values.contents.map(readText));
  else if (values.kind === "texts") {
    const first = values.starts.findIndex((start) => start > 0) - 1;
    if (first >= 0) {
      const start = values.starts[first] as number;
      places.push({ bytes: values.bytes, start, end: start + values.shared });
    }
  }
  for (let i = 0; values.kind !== "few" && i < length; i += 1) {
    if (values.kind === "texts" && marked === undefined) break;
    if (values.kind !== "texts" || marked?.[i] !== marks.plain) places.push(readText(readContent(column, i)));
  }
  return places.flatMap((place) =>
    place === undefined ? [] : [place.bytes.subarray(place.start, place.end)],
  );
}

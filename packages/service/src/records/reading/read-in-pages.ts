import type { Context } from "../../context/context.ts";
import type { RunRead } from "../../context/written-json.ts";
import type { Page } from "../../domain/page.ts";
import { getSheet, type LoadedSheet } from "../../sheets/sheets.ts";
import type { StoredRecord } from "../record/record.ts";
import { type CompiledSelection, compileSelection } from "../selections/selection.ts";
import type { Selection } from "../selections/selection-parameters.ts";
import { countFittingAt } from "../stores/measure-records.ts";
import { readInOrder } from "../stores/record-store.ts";
import { findPositionsOfPage } from "./read.ts";
import { readRecordsBehind } from "./read-behind.ts";

/** Which records to read, of those that the sheet had at some time. */
export interface PagedSelection {
  readonly sheetId: string;
  readonly selection: Selection;
  /** Behind the last record of the sheet at that time. */
  readonly end: number;
  /** Only a part of them, in their order. */
  readonly page?: Pick<Page, "limit" | "offset"> | undefined;
}

/** How many records are read at once: some milliseconds of work. */
const pageRecords = 2000;

/**
 * Reads the records of a selection in pages. Each page is a read of its own, so that a caller who takes an hour for all
 * of them holds no transaction.
 */
export function readInPages(run: RunRead, paged: PagedSelection): AsyncIterable<readonly StoredRecord[]> {
  const { selection, page } = paged;
  return selection.sortField === undefined && page === undefined
    ? readByPosition(run, paged)
    : readSorted(run, paged);
}

async function* readByPosition(
  run: RunRead,
  { sheetId, selection, end }: PagedSelection,
): AsyncIterable<readonly StoredRecord[]> {
  for (let after = -1; ; ) {
    const { records, isLast } = await run(async (context) => {
      const { sheet, compiled } = await open(context, sheetId, selection);
      return readRecordsBehind(context, sheet, compiled, { number: after }, pageRecords);
    });
    const page = records.filter(({ position }) => position < end);
    if (page.length > 0) yield page;
    if (isLast || page.length < records.length) return;
    after = page.at(-1)?.position ?? end;
  }
}

/** Finds all positions once: a page at a time would sort all records for each page. */
async function* readSorted(
  run: RunRead,
  { sheetId, selection, end, page = { limit: end, offset: 0 } }: PagedSelection,
): AsyncIterable<readonly StoredRecord[]> {
  const found = await run(async (context) => {
    const { sheet, compiled } = await open(context, sheetId, selection);
    return findPositionsOfPage(context, sheet, compiled, page);
  });
  // Eight bytes for each record: they are in memory until the end.
  const positions = Float64Array.from(found).filter((position) => position < end);
  for (let start = 0; start < positions.length; ) {
    const next = [...positions.subarray(start, start + pageRecords)];
    const read = await run(async (context) => {
      await getSheet(context, sheetId);
      const wanted = next.slice(0, await countFittingAt(context, sheetId, next));
      return { count: wanted.length, records: await readInOrder(context, sheetId, wanted) };
    });
    yield read.records;
    start += read.count;
  }
}

async function open(
  context: Context,
  sheetId: string,
  selection: Selection,
): Promise<{ readonly sheet: LoadedSheet; readonly compiled: CompiledSelection }> {
  const sheet = await getSheet(context, sheetId);
  return { sheet, compiled: await compileSelection(context, sheet, selection) };
}

import type { Context } from "../context/context.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { findPositionsOfPage } from "./read.ts";
import { readRecordsBehind } from "./read-behind.ts";
import type { StoredRecord } from "./record.ts";
import { readRecordsAt } from "./record-store.ts";
import { type CompiledSelection, compileSelection } from "./selection.ts";
import type { Selection } from "./selection-parameters.ts";

/** Which records to read, of those that the sheet had at some time. */
export interface PagedSelection {
  readonly sheetId: string;
  readonly selection: Selection;
  /** Behind the last record of the sheet at that time. */
  readonly end: number;
}

/** Runs a read for the caller, in a snapshot of its own; rejects if the caller has no right to it any more. */
export type RunRead = <Result>(read: (context: Context) => Promise<Result>) => Promise<Result>;

/** How many records are read at once: some milliseconds of work. */
const pageSize = 2000;

/**
 * Reads the records of a selection in pages. Each page is a read of its own, so that a caller who takes an hour for all
 * of them holds no transaction.
 */
export function readInPages(run: RunRead, paged: PagedSelection): AsyncIterable<readonly StoredRecord[]> {
  return paged.selection.sortField === undefined ? readByPosition(run, paged) : readSorted(run, paged);
}

async function* readByPosition(
  run: RunRead,
  { sheetId, selection, end }: PagedSelection,
): AsyncIterable<readonly StoredRecord[]> {
  for (let after = -1; ; ) {
    const read = await run(async (context) => {
      const { sheet, compiled } = await open(context, sheetId, selection);
      return readRecordsBehind(context, sheet, compiled, { number: after }, pageSize);
    });
    const page = read.filter(({ position }) => position < end);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.position ?? end;
  }
}

/** Sorts once: a page at a time would sort all records for each page. */
async function* readSorted(
  run: RunRead,
  { sheetId, selection, end }: PagedSelection,
): AsyncIterable<readonly StoredRecord[]> {
  const found = await run(async (context) => {
    const { sheet, compiled } = await open(context, sheetId, selection);
    return findPositionsOfPage(context, sheet, compiled, { limit: end, offset: 0 });
  });
  // Eight bytes for each record: they are in memory until the end.
  const positions = Float64Array.from(found).filter((position) => position < end);
  for (let start = 0; start < positions.length; start += pageSize) {
    const wanted = [...positions.subarray(start, start + pageSize)];
    const read = await run(async (context) => {
      await getSheet(context, sheetId);
      return readRecordsAt(context, sheetId, wanted);
    });
    const byPosition = new Map(read.map((record) => [record.position, record]));
    yield wanted.flatMap((position) => byPosition.get(position) ?? []);
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

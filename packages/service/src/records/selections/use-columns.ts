import type { Context } from "../../context/context.ts";
import { getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { getColumnCache } from "../columns/column-cache.ts";
import { leastRecords, listPreparedSlots } from "../columns/column-slots.ts";
import { type ColumnBlock, readColumnIndex, readColumns, TextsTooLong } from "../columns/read-columns.ts";
import { isAll, listSlots, type RowTest } from "../columns/row-test.ts";
import type { SortedSlot } from "../columns/sorted-slot.ts";
import type { CompiledSelection } from "./selection.ts";

/**
 * Asks for the columns that a job did not make with its records, before somebody sorts or searches. The builder makes them
 * in the background, in steps that hold no writer for long.
 */
export async function prepareColumns(context: Context, sheet: LoadedSheet): Promise<void> {
  const { total } = await getSheetState(context, sheet.id);
  if (total < leastRecords) return;
  const slots = listPreparedSlots(sheet);
  context.afterCommit(() => context.askForColumns({ sheetId: sheet.id, slots, isIncomplete: true }));
}

/** What a scan of columns gets. */
export interface ColumnScan {
  readonly blocks: AsyncIterable<ColumnBlock>;
  readonly test: RowTest;
  /** How many records the sheet has. */
  readonly total: number;
  /** For a selection of all records, where the order of a slot is kept. */
  findSorted(slot: number): SortedSlot | undefined;
}

/**
 * Runs `scan` on the columns that a selection and some further slots need. Returns undefined if the selection needs more
 * than columns, or if they are not built yet: then the records have to be scanned. Asks for missing columns.
 */
export async function useColumns<Result>(
  context: Context,
  sheet: LoadedSheet,
  { rows }: CompiledSelection,
  further: readonly number[],
  scan: (scan: ColumnScan) => Promise<Result>,
): Promise<Result | undefined> {
  if (rows === undefined) return undefined;
  const state = await getSheetState(context, sheet.id);
  const { total } = state;
  if (total < leastRecords) return undefined;
  const slots = [...new Set([...listSlots(rows), ...further])];
  const index = await readColumnIndex(context, state, slots);
  const { isIncomplete } = index;
  context.afterCommit(() => context.askForColumns({ sheetId: sheet.id, slots, isIncomplete }));
  if (index.isUseless) return undefined;
  try {
    const blocks = readColumns(context, sheet.id, slots, index);
    const cache = getColumnCache(context.storage);
    const count = index.blocks.length;
    const findSorted = (slot: number) => {
      // The order of a column is kept with the column. For columns that are read each time, it would take longer.
      const isKept = isAll(rows) && cache.getSlot(sheet.id, slot).size >= count;
      return isKept ? cache.getSorted(sheet.id, slot, count) : undefined;
    };
    return await scan({ blocks, test: rows, total, findSorted });
  } catch (error) {
    if (error instanceof TextsTooLong) return undefined;
    throw error;
  }
}

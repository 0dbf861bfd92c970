import type { Context, NewEvent } from "../context/context.ts";
import { describeSheet, getSheetState, type LoadedSheet } from "../sheets/sheets.ts";
import type { SheetStateRow } from "../storage/rows/sheets.ts";
import { applyChanges } from "./apply-changes.ts";
import { isSameResult } from "./is-same-result.ts";
import { readRecordsFrom } from "./read-parts.ts";
import { indexAgain } from "./relations.ts";
import { isIncomplete, type RevalidationMark, readMark, writeMark } from "./revalidation-mark.ts";
import { validateAgain } from "./validator.ts";
import { clearNextValues } from "./value-store.ts";
import { listTied, openSheet, type RuledSheet } from "./workbook-rules.ts";

/** How many records one step validates, if they are not large. Other writers wait for a step, so it takes about 20 ms. */
const recordsAtOnce = 1000;

/**
 * Does the next step of the validation of all records of a sheet, in the transaction of the context. Other writers write
 * between the steps. Does nothing if there is nothing left to do.
 */
export async function stepRevalidation(context: Context, sheetId: string): Promise<void> {
  const { ruled, state } = await openSheet(context, { id: sheetId });
  const mark = readMark(state);
  if (mark === undefined) return;
  await writeMark(context, sheetId, await doStep(context, ruled, state, mark));
}

/** Does a step; returns what is left to do after it. */
async function doStep(
  context: Context,
  ruled: RuledSheet,
  state: SheetStateRow,
  mark: RevalidationMark,
): Promise<RevalidationMark | undefined> {
  const [outdated] = mark.outdated;
  if (outdated !== undefined) {
    const isEmpty = await clearNextValues(context, state.sheet_id, outdated);
    return isEmpty ? { ...mark, outdated: mark.outdated.slice(1) } : mark;
  }
  if (mark.unindexed.length === 0 && (await isTiedIncomplete(context, ruled))) return mark;
  const part = await readRecordsFrom(context, state.sheet_id, mark.position, { mostRecords: recordsAtOnce });
  const { records, next, isLast } = part;
  if (mark.unindexed.length > 0) {
    await indexAgain(context, ruled, mark.unindexed, records);
    return isLast ? { ...mark, unindexed: [], position: 0 } : { ...mark, position: next };
  }
  const changes = records.map((before) => ({ before, prepared: validateAgain(ruled.validator, before) }));
  let changed = 0;
  await applyChanges(context, ruled, state, changes, {
    skips: (change) => {
      const isSame = isSameResult(change);
      if (!isSame) changed += 1;
      return isSame;
    },
  });
  if (mark.isTold && changed > 0) await context.emit(createRevalidationEvent(ruled.sheet, changed));
  return isLast ? undefined : { ...mark, position: next };
}

/** Whether a connected sheet is not indexed yet. References are validated when all values are in the index. */
async function isTiedIncomplete(context: Context, { sheet, sheets }: RuledSheet): Promise<boolean> {
  for (const id of listTied(sheet.id, sheets)) {
    if (isIncomplete(readMark(await getSheetState(context, id)))) return true;
  }
  return false;
}

/** The event for records that have another result after a validation. */
export function createRevalidationEvent(sheet: LoadedSheet, count: number): NewEvent {
  return {
    topic: "records:updated",
    domain: "sheet",
    payload: { count },
    context: describeSheet(sheet),
    target: sheet.id,
  };
}

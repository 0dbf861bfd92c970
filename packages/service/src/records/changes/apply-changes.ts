import { mapGivingWay } from "@data-import/front";
import { limits } from "@data-import/types";
import type { Context, NewEvent } from "../../context/context.ts";
import { getSheetState, lockSheets, saveSheetState } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { createCalculationEvent, createCountsEvent } from "../calculations/calculation-events.ts";
import { changeFieldCalculations } from "../calculations/calculation-store.ts";
import { type ChangeTotals, countChanges } from "../calculations/change-totals.ts";
import { dropColumns } from "../columns/drop-columns.ts";
import type { NewColumns } from "../columns/new-columns.ts";
import { isSameResult } from "../record/is-same-result.ts";
import type { StoredRecord } from "../record/record.ts";
import { completeRecord, validateAgain } from "../rules/validator.ts";
import { compileSheet, openSheet, type RuledSheet } from "../rules/workbook-rules.ts";
import { applyBlocks } from "../stores/blocks.ts";
import { readRecordsFrom } from "../stores/read-parts.ts";
import {
  deleteStoredRecords,
  insertStoredRecords,
  readRecordsAt,
  updateStoredRecords,
} from "../stores/record-store.ts";
import { type Change, type ChangedLookup, indexAgain, relateChanges } from "../stores/relations.ts";
import { clearNextValues, findHolders } from "../stores/value-store.ts";
import { finishRevalidation } from "./finish-revalidation.ts";
import { type JudgingCommit, noteJudged } from "./judged.ts";
import { postpone, type RevalidationMark, readMark, writeMark } from "./revalidation-mark.ts";
import { createRevalidationEvent, isTiedIncomplete } from "./revalidation-step.ts";

/** How many records are validated again at once. */
const chunkRecords = 5000;

/** A record before and after a change. */
export interface AppliedChange {
  readonly before?: StoredRecord | undefined;
  readonly after?: StoredRecord | undefined;
}

/**
 * Writes changes with all their consequences: the index of values, the blocks, the stored calculations and the state of
 * the sheet, which the caller has locked. Validates records of other sheets that refer to changed values again. Records
 * the events about counts and calculations.
 * @param state the new state of the sheet, except for `total` and `error`
 * @param options the commit of the changes; without it, the records are only validated again, maybe because of a commit; and
 *   which changes need not be written, because the record is the same
 * @returns the results of the given changes, in their order
 */
export async function applyChanges(
  context: Context,
  ruled: RuledSheet,
  state: SheetStateRow,
  changes: readonly Change[],
  {
    commit,
    judgedBy,
    skips,
  }: {
    readonly commit?: JudgingCommit | undefined;
    readonly judgedBy?: JudgingCommit | undefined;
    readonly skips?: (change: AppliedChange) => boolean;
  } = {},
): Promise<AppliedChange[]> {
  const { sheet } = ruled;
  const related = await relateChanges(context, ruled, state, changes);
  const applied = await mapGivingWay(related.changes, ({ before, prepared }) => ({
    before,
    after: prepared === undefined ? undefined : completeRecord(prepared),
  }));
  const written = skips === undefined ? applied : applied.filter((change) => !skips(change));
  await writeRecords(context, state, written);
  const judged = commit === undefined ? written : applied.slice(changes.length);
  await noteJudged(context, sheet, state.last_commit, commit ?? judgedBy, judged);

  await storeTotals(context, ruled, state, countChanges(sheet.fields, written), related.lookups, commit);
  return applied.slice(0, changes.length);
}

/**
 * Applies the effect of written changes to the blocks, the stored calculations and the state of the sheet, records the
 * events about counts and calculations, and validates records of other sheets that refer to changed values again.
 * @param state the new state of the sheet, except for `total` and `error`
 * @param columns those of new records, to be stored
 */
export async function storeTotals(
  context: Context,
  ruled: RuledSheet,
  state: SheetStateRow,
  { added, error, blocks, calculations, numbers }: ChangeTotals,
  lookups: readonly ChangedLookup[],
  commit: JudgingCommit | undefined,
  columns?: NewColumns,
): Promise<void> {
  const { sheet } = ruled;
  const tail = await applyBlocks(context, state, blocks);
  const revision = await dropColumns(context, state, blocks.keys());
  // Before referring records of the same sheet change, which drops the columns of their blocks.
  await columns?.store(context, state, revision);
  const { calculations: stored, keys } = await changeFieldCalculations(
    ...([context, sheet.fields, state, calculations, numbers, added] as const),
  );
  const [total, errors] = [state.total + added, state.error + error];
  const next = { ...state, ...tail, total, error: errors, calculations: stored };
  await saveSheetState(context, next);
  await context.emit(...createChangeEvents(ruled, state, next, keys, commit?.commitId));
  await relinkReferrers(context, ruled, lookups, commit);
}

/** Validates stored records again, without changing a value, because of a commit or of a rule. */
export async function revalidateRecords(
  context: Context,
  ruled: RuledSheet,
  positions: readonly number[],
  judgedBy?: JudgingCommit,
): Promise<void> {
  for (let start = 0; start < positions.length; start += chunkRecords) {
    const state = await lockSheets(context, [ruled.sheet.id]);
    const records = await readRecordsAt(
      context,
      ruled.sheet.id,
      positions.slice(start, start + chunkRecords),
    );
    const changes = records.map((before) => ({ before, prepared: validateAgain(ruled.validator, before) }));
    await applyChanges(context, ruled, state, changes, { judgedBy, skips: isSameResult });
  }
}

async function writeRecords(
  context: Context,
  state: SheetStateRow,
  changes: readonly AppliedChange[],
): Promise<void> {
  const created: StoredRecord[] = [];
  const updated: StoredRecord[] = [];
  const deleted: number[] = [];
  for (const { before, after } of changes) {
    if (after === undefined) deleted.push(before?.position ?? 0);
    else if (before === undefined) created.push(after);
    else updated.push(after);
  }
  await insertStoredRecords(context, state.sheet_id, created);
  await updateStoredRecords(context, state, updated);
  await deleteStoredRecords(context, state, deleted);
}

function createChangeEvents(
  { sheet }: RuledSheet,
  before: SheetStateRow,
  after: SheetStateRow,
  fieldKeys: readonly string[],
  commitId: string | undefined,
): NewEvent[] {
  const events: NewEvent[] = [];
  if (before.total !== after.total || before.error !== after.error) {
    events.push(createCountsEvent(sheet, after.total, after.error, commitId));
  }
  if (fieldKeys.length > 0) events.push(createCalculationEvent(sheet, fieldKeys, commitId));
  return events;
}

/** Validates the references again if their values appear or disappear. */
async function relinkReferrers(
  context: Context,
  { sheet, listReferrers }: RuledSheet,
  lookups: readonly ChangedLookup[],
  judgedBy: JudgingCommit | undefined,
): Promise<void> {
  if (lookups.length === 0) return;
  for (const { sheet: other, key, reference } of listReferrers()) {
    const slot = sheet.fields.byKey.get(key)?.slot;
    const digests = lookups.find((lookup) => lookup.slot === slot)?.digests ?? [];
    const holders = await findHolders(
      context,
      other.id,
      reference.name,
      digests,
      limits.referringRecords + 1,
    );
    if (holders.length === 0) continue;
    const positions = [...new Set(holders.map(({ position }) => position))].sort((a, b) => a - b);
    const atOnce = positions.slice(0, limits.referringRecords);
    await revalidateRecords(context, await compileSheet(context, other), atOnce, judgedBy);
    if (holders.length <= limits.referringRecords) continue;
    const state = await getSheetState(context, other.id);
    await writeMark(context, other.id, postpone(readMark(state)));
    context.afterCommit(() => finishRevalidation(context, other, stepRevalidation));
  }
}

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

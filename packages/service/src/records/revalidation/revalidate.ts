import { isDeepStrictEqual } from "node:util";
import { limits } from "@data-import/types";
import type { Context, NewEvent } from "../../context/context.ts";
import { getSheetState, type LoadedSheet, listLoadedSheets, saveSheetState } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import { countNumberChanges } from "../calculations/block-extremes.ts";
import { createCalculationEvent, createCountsEvent } from "../calculations/calculation-events.ts";
import { readFieldCalculations, writeFieldCalculations } from "../calculations/calculation-store.ts";
import { replaceBlockExtremes } from "../calculations/extreme-store.ts";
import {
  applyCalculationChange,
  countCalculationChanges,
  createCalculations,
  type FieldCalculations,
  writeCalculations,
} from "../calculations/field-calculations.ts";
import { stepRevalidation } from "../changes/apply-changes.ts";
import { finishRevalidation } from "../changes/finish-revalidation.ts";
import { noteJudged } from "../changes/judged.ts";
import { beginRevalidation, writeMark } from "../changes/revalidation-mark.ts";
import { createRevalidationEvent } from "../changes/revalidation-step.ts";
import { dropColumns } from "../columns/drop-columns.ts";
import { isSameResult } from "../record/is-same-result.ts";
import { completeRecord, validateAgain } from "../rules/validator.ts";
import { areTied, compileSheet, type RuledSheet } from "../rules/workbook-rules.ts";
import { applyBlocks, countBlocks } from "../stores/blocks.ts";
import { sumBytesOf } from "../stores/measure-records.ts";
import { walkRecords } from "../stores/read-parts.ts";
import { updateStoredRecords } from "../stores/record-store.ts";
import { indexRecords, relateRecords } from "../stores/relations.ts";
import { clearValues } from "../stores/value-store.ts";

const mostBytes = 4_194_304;

/**
 * Validates every record of some sheets of a workbook again, after a change of their configuration or by request. Sheets
 * that refer to them, and sheets that they refer to, are included. Records the events about counts and calculations. The
 * caller has locked the sheets of the workbook. Large sheets are validated in steps after the commit: who waits for the
 * operation waits for them, too.
 * @param sheets for a changed configuration, the sheet before and after the change
 * @param options whether events say how many records have another result, and whether the sheets are new
 */
export async function revalidateSheets(
  context: Context,
  sheets: readonly LoadedSheet[],
  { isTold = false, areNew = false }: { readonly isTold?: boolean; readonly areNew?: boolean } = {},
): Promise<void> {
  const [first] = sheets;
  if (first === undefined) return;
  const { workbookId } = first;
  const all = await listLoadedSheets(context, workbookId);
  const affected = all.filter((sheet) =>
    sheets.some((given) => given.id === sheet.id || areTied(given, sheet)),
  );
  const states = new Map<LoadedSheet, SheetStateRow>();
  for (const sheet of affected) states.set(sheet, await getSheetState(context, sheet.id));
  const total = [...states.values()].reduce((sum, state) => sum + state.total, 0);
  const findComingAndGoing = ({ id }: LoadedSheet) =>
    listComingAndGoing(sheets.filter((version) => version.id === id));
  if (total <= limits.validatedRecords && (await sumBytes(context, states)) <= mostBytes) {
    await revalidateNow(context, affected, { findComingAndGoing, isTold });
    return;
  }
  const find = (id: string) => sheets.find((version) => version.id === id);
  const before = areNew
    ? all.filter(({ id }) => find(id) === undefined)
    : all.map((sheet) => find(sheet.id) ?? sheet);
  for (const [sheet, state] of states) {
    await beginRevalidation(context, state, { before, after: all }, { isTold });
    const keys = findComingAndGoing(sheet);
    if (keys.length > 0 && state.total > 0) await context.emit(createCalculationEvent(sheet, keys));
  }
  context.afterCommit(() => finishRevalidation(context, first, stepRevalidation));
}

async function sumBytes(context: Context, states: ReadonlyMap<LoadedSheet, SheetStateRow>): Promise<number> {
  let bytes = 0;
  for (const [{ id }, { total }] of states) if (total > 0) bytes += await sumBytesOf(context, id);
  return bytes;
}

async function revalidateNow(
  context: Context,
  sheets: readonly LoadedSheet[],
  {
    findComingAndGoing,
    isTold,
  }: { readonly findComingAndGoing: (sheet: LoadedSheet) => readonly string[]; readonly isTold: boolean },
): Promise<void> {
  const ruled: RuledSheet[] = [];
  for (const sheet of sheets) ruled.push(await compileSheet(context, sheet));
  // Every value must be in the index before the first record is validated.
  for (const each of ruled) await reindexSheet(context, each);
  const events: NewEvent[] = [];
  for (const each of ruled) {
    const { sheet } = each;
    const changed = await revalidateSheet(context, each, findComingAndGoing(sheet));
    if (isTold && changed > 0) events.push(createRevalidationEvent(sheet, changed));
    await writeMark(context, sheet.id, undefined);
  }
  await context.emit(...events);
}

async function reindexSheet(context: Context, ruled: RuledSheet): Promise<void> {
  await clearValues(context, ruled.sheet.id);
  for await (const records of walkRecords(context, ruled.sheet.id)) {
    await indexRecords(
      context,
      ruled,
      records.map((record) => validateAgain(ruled.validator, record)),
    );
  }
}

async function revalidateSheet(
  context: Context,
  ruled: RuledSheet,
  comingAndGoing: readonly string[],
): Promise<number> {
  const { sheet, validator } = ruled;
  const state = await getSheetState(context, sheet.id);
  const before = readFieldCalculations(sheet.fields, state);
  let after = sheet.fields.map(({ slot }) => createCalculations(slot, 0));
  let numbers = countNumberChanges(sheet.fields, []);
  let error = 0;
  let changed = 0;
  let counted = state;
  for await (const records of walkRecords(context, sheet.id)) {
    const preparedRecords = records.map((record) => validateAgain(validator, record));
    await relateRecords(context, ruled, preparedRecords);
    const validated = preparedRecords.map((prepared, index) => ({
      before: records[index],
      after: completeRecord(prepared),
    }));
    const changes = validated.filter((change) => !isSameResult(change));
    const rewritten = changes.map((change) => change.after);
    await updateStoredRecords(context, state, rewritten);
    await noteJudged(context, sheet, state.last_commit, undefined, changes);
    const blocks = countBlocks(changes);
    counted = { ...counted, ...(await applyBlocks(context, counted, blocks)) };
    await dropColumns(context, state, blocks.keys());
    changed += changes.length;
    for (const { errors } of validated.map((change) => change.after)) error += errors === null ? 0 : 1;
    after = addCalculations(ruled, after, validated);
    const results = validated.map((change) => ({ after: change.after }));
    numbers = countNumberChanges(sheet.fields, results, numbers.blocks);
  }
  const tails = await replaceBlockExtremes(context, sheet.id, sheet.fields, numbers, state.next_position);
  after = after.map((calculations, index) => ({ ...calculations, tail: tails[index] }));
  await saveSheetState(context, { ...counted, error, calculations: writeFieldCalculations(after) });
  // The calculations of new and deleted fields change, too.
  const moved = state.total === 0 ? [] : comingAndGoing;
  const fieldKeys = [...new Set([...listChanged(sheet, before, after), ...moved])];
  await context.emit(
    ...(error === state.error ? [] : [createCountsEvent(sheet, state.total, error)]),
    ...(fieldKeys.length === 0 ? [] : [createCalculationEvent(sheet, fieldKeys)]),
  );
  return changed;
}

function addCalculations(
  { sheet }: RuledSheet,
  calculations: readonly FieldCalculations[],
  validated: Parameters<typeof countCalculationChanges>[1],
): FieldCalculations[] {
  const counted = countCalculationChanges(
    sheet.fields,
    validated.map(({ after }) => ({ after })),
  );
  return calculations.map((before, index) => {
    const change = counted[index];
    return change === undefined ? before : applyCalculationChange(before, change, undefined).calculations;
  });
}

/** The keys of the fields that some of these versions of a sheet have and others do not. */
function listComingAndGoing(versions: readonly LoadedSheet[]): string[] {
  const keys = new Set(versions.flatMap(({ fields }) => fields.map(({ key }) => key)));
  return [...keys].filter((key) => versions.some(({ fields }) => !fields.byKey.has(key)));
}

/** The keys of the fields whose calculations differ. The number of errors of a field is not a calculation. */
function listChanged(
  sheet: LoadedSheet,
  before: readonly FieldCalculations[],
  after: readonly FieldCalculations[],
): string[] {
  return sheet.fields.flatMap(({ key }, index) => {
    const [old, now] = [before[index], after[index]];
    if (old === undefined || now === undefined) return [];
    const same = isDeepStrictEqual(
      writeCalculations({ ...old, error: 0, tail: undefined }),
      writeCalculations({ ...now, error: 0, tail: undefined }),
    );
    return same ? [] : [key];
  });
}

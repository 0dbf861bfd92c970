import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context/context.ts";
import {
  getSheetState,
  type LoadedSheet,
  listLoadedSheets,
  lockSheets,
  saveSheetState,
} from "../sheets/sheets.ts";
import { applyBlocks, countBlocks } from "./blocks.ts";
import { createCalculationEvent, createCountsEvent } from "./calculation-events.ts";
import { readFieldCalculations, saveFieldCalculations } from "./calculation-store.ts";
import {
  applyCalculationChange,
  countCalculationChanges,
  createCalculations,
  type FieldCalculations,
  writeCalculations,
} from "./field-calculations.ts";
import { updateStoredRecords, walkRecords } from "./record-store.ts";
import { indexRecords, relateRecords } from "./relations.ts";
import { completeRecord, validateAgain } from "./validator.ts";
import { clearValues } from "./value-store.ts";
import { areTied, compileSheet, type RuledSheet } from "./workbook-rules.ts";

/** What judging the records of a sheet anew came to. */
export interface Revalidation {
  readonly sheet: LoadedSheet;
  /** How many records are judged another way now. */
  readonly changed: number;
}

/**
 * Judges every record of some sheets of a workbook anew, after their configuration changed or because somebody asked for
 * it; sheets that refer to them, and those they refer to, take part. Records the events about counts and calculations.
 * @param sheets a sheet whose configuration changed as it was before, and as it is
 */
export async function revalidateSheets(
  context: Context,
  sheets: readonly LoadedSheet[],
): Promise<Revalidation[]> {
  const [first] = sheets;
  if (first === undefined) return [];
  const all = await listLoadedSheets(context, first.workbookId);
  const affected = all.filter((sheet) =>
    sheets.some((given) => given.id === sheet.id || areTied(given, sheet)),
  );
  if (affected.length === 0) return [];
  await lockSheets(
    context,
    affected.map(({ id }) => id),
  );
  const ruled: RuledSheet[] = [];
  for (const sheet of affected) ruled.push(await compileSheet(context, sheet));
  // Every value has to be in the index before the first record is judged by it.
  for (const each of ruled) await reindexSheet(context, each);
  const revalidations: Revalidation[] = [];
  for (const each of ruled) {
    const versions = sheets.filter(({ id }) => id === each.sheet.id);
    const changed = await revalidateSheet(context, each, listComingAndGoing(versions));
    revalidations.push({ sheet: each.sheet, changed });
  }
  return revalidations;
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
  const before = await readFieldCalculations(context, sheet.id, sheet.fields, state.total);
  let after = sheet.fields.map(({ slot }) => createCalculations(slot, 0));
  let error = 0;
  let changed = 0;
  for await (const records of walkRecords(context, sheet.id)) {
    const preparedRecords = records.map((record) => validateAgain(validator, record));
    await relateRecords(context, ruled, preparedRecords);
    const validated = preparedRecords.map((prepared, index) => ({
      before: records[index],
      after: completeRecord(prepared),
    }));
    const changes = validated.filter((change) => !isDeepStrictEqual(change.before, change.after));
    const rewritten = changes.map((change) => change.after);
    await updateStoredRecords(context, sheet.id, rewritten);
    await applyBlocks(context, sheet.id, countBlocks(changes));
    changed += changes.length;
    for (const { errors } of validated.map((change) => change.after)) error += errors === null ? 0 : 1;
    after = addCalculations(ruled, after, validated);
  }
  await saveFieldCalculations(context, sheet.id, after);
  await saveSheetState(context, { ...state, error });
  // A field that is new, or gone, takes its calculations with it.
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
    return change === undefined ? before : applyCalculationChange(before, change).calculations;
  });
}

/** The keys of the fields that some of these versions of a sheet have and others do not. */
function listComingAndGoing(versions: readonly LoadedSheet[]): string[] {
  const keys = new Set(versions.flatMap(({ fields }) => fields.map(({ key }) => key)));
  return [...keys].filter((key) => versions.some(({ fields }) => !fields.byKey.has(key)));
}

/** The keys of the fields whose calculations differ; how many errors a field has is none of them. */
function listChanged(
  sheet: LoadedSheet,
  before: readonly FieldCalculations[],
  after: readonly FieldCalculations[],
): string[] {
  return sheet.fields.flatMap(({ key }, index) => {
    const [old, now] = [before[index], after[index]];
    if (old === undefined || now === undefined) return [];
    const same = isDeepStrictEqual(
      writeCalculations("", "", { ...old, error: 0 }),
      writeCalculations("", "", { ...now, error: 0 }),
    );
    return same ? [] : [key];
  });
}

import { isDeepStrictEqual } from "node:util";
import type { Context } from "../context/context.ts";
import { getSheetState, type LoadedSheet, listLoadedSheets, saveSheetState } from "../sheets/sheets.ts";
import { countNumberChanges } from "./block-extremes.ts";
import { applyBlocks, countBlocks } from "./blocks.ts";
import { createCalculationEvent, createCountsEvent } from "./calculation-events.ts";
import { readFieldCalculations, saveFieldCalculations } from "./calculation-store.ts";
import { dropColumns } from "./columns/drop-columns.ts";
import { replaceBlockExtremes } from "./extreme-store.ts";
import {
  applyCalculationChange,
  countCalculationChanges,
  createCalculations,
  type FieldCalculations,
  writeCalculations,
} from "./field-calculations.ts";
import type { CellContent } from "./fields/cell.ts";
import type { StoredRecord } from "./record.ts";
import { updateStoredRecords, walkRecords } from "./record-store.ts";
import { indexRecords, relateRecords } from "./relations.ts";
import { completeRecord, validateAgain } from "./validator.ts";
import { clearValues } from "./value-store.ts";
import { areTied, compileSheet, type RuledSheet } from "./workbook-rules.ts";

/** The result of validating the records of a sheet again. */
export interface Revalidation {
  readonly sheet: LoadedSheet;
  /** How many records have another result now. */
  readonly changed: number;
}

/**
 * Validates every record of some sheets of a workbook again, after a change of their configuration or by request. Sheets
 * that refer to them, and sheets that they refer to, are included. Records the events about counts and calculations. The
 * caller has locked the sheets of the workbook.
 * @param sheets for a changed configuration, the sheet before and after the change
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
  const ruled: RuledSheet[] = [];
  for (const sheet of affected) ruled.push(await compileSheet(context, sheet));
  // Every value must be in the index before the first record is validated.
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
  let numbers = countNumberChanges(sheet.fields, []);
  let error = 0;
  let changed = 0;
  for await (const records of walkRecords(context, sheet.id)) {
    const preparedRecords = records.map((record) => validateAgain(validator, record));
    await relateRecords(context, ruled, preparedRecords);
    const validated = preparedRecords.map((prepared, index) => ({
      before: records[index],
      after: completeRecord(prepared),
    }));
    const changes = validated.filter((change) => !isSame(change.before, change.after));
    const rewritten = changes.map((change) => change.after);
    await updateStoredRecords(context, sheet.id, rewritten);
    const blocks = countBlocks(changes);
    await applyBlocks(context, sheet.id, blocks);
    await dropColumns(context, state, blocks.keys());
    changed += changes.length;
    for (const { errors } of validated.map((change) => change.after)) error += errors === null ? 0 : 1;
    after = addCalculations(ruled, after, validated);
    const results = validated.map((change) => ({ after: change.after }));
    numbers = countNumberChanges(sheet.fields, results, numbers.blocks);
  }
  const tails = await replaceBlockExtremes(context, sheet.id, sheet.fields, numbers, state.next_position);
  after = after.map((calculations, index) => ({ ...calculations, tail: tails[index] }));
  await saveFieldCalculations(context, sheet.id, after);
  await saveSheetState(context, { ...state, error });
  // The calculations of new and deleted fields change, too.
  const moved = state.total === 0 ? [] : comingAndGoing;
  const fieldKeys = [...new Set([...listChanged(sheet, before, after), ...moved])];
  await context.emit(
    ...(error === state.error ? [] : [createCountsEvent(sheet, state.total, error)]),
    ...(fieldKeys.length === 0 ? [] : [createCalculationEvent(sheet, fieldKeys)]),
  );
  return changed;
}

/** Whether a validation has the same result. The cells of a record end at the last field of its time. */
function isSame(before: StoredRecord | undefined, after: StoredRecord): boolean {
  if (before === undefined) return false;
  const slots = Math.max(before.cells.length, after.cells.length);
  const fill = (cells: readonly CellContent[]) =>
    Array.from({ length: slots }, (_, slot) => cells[slot] ?? null);
  return (
    before.errors === after.errors &&
    isDeepStrictEqual(before.messages, after.messages) &&
    isDeepStrictEqual(fill(before.cells), fill(after.cells))
  );
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
      writeCalculations("", "", { ...old, error: 0, tail: undefined }),
      writeCalculations("", "", { ...now, error: 0, tail: undefined }),
    );
    return same ? [] : [key];
  });
}

import { mapGivingWay } from "@data-import/front";
import type { Record as ApiRecord, RecordId, RecordValues } from "@data-import/types";
import { limits } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../../context/context.ts";
import { countFitting } from "../../domain/sized.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../../sheets/sheets.ts";
import type { AppliedChange } from "../changes/apply-changes.ts";
import { commitChanges } from "../changes/commit-changes.ts";
import { createMark } from "../changes/record-commit.ts";
import { createRevision } from "../changes/revision.ts";
import { findPositionsOfPage } from "../reading/read.ts";
import type { StoredRecord } from "../record/record.ts";
import { completeRecord } from "../rules/validator.ts";
import { openSheet } from "../rules/workbook-rules.ts";
import { findNextStep, isInStep, type SelectedStep, takeStep } from "../selections/scan-steps.ts";
import { type CompiledSelection, compileSelection } from "../selections/selection.ts";
import type { Selection } from "../selections/selection-parameters.ts";
import { measureBehind } from "../stores/measure-records.ts";
import { readRecordsAt } from "../stores/record-store.ts";
import { relateChanges } from "../stores/relations.ts";

const mostBytes = 4_194_304;

/** What to change in the selected records of a sheet. */
export interface SelectionChange {
  readonly sheetId: string;
  readonly selection: Selection;
  /** Whether no event says that the records were changed. */
  readonly isSilent: boolean;
  /** Checks the change, for the sheet as it is now. Then gives the cells to write into a record; undefined if there are none. */
  prepare(sheet: LoadedSheet): (record: StoredRecord) => RecordValues | undefined;
}

/** From the first record on. */
export const wholeSheet: Place = { after: -1, end: Number.MAX_SAFE_INTEGER };

/** The result of a change in steps. */
export interface ChangedSelection {
  readonly commitIds: readonly string[];
  readonly updated: number;
}

/** Where the next step continues. */
export interface Place {
  /** Only records after this position. */
  readonly after: number;
  /** Only records before this position: the others are newer than the request. */
  readonly end: number;
}

/**
 * Changes all selected records of a sheet, in steps that are transactions and commits of their own. The operation must
 * open its transactions itself. Throws as `updateRecords` does.
 */
export async function changeSelection(context: Context, change: SelectionChange): Promise<ChangedSelection> {
  const commitIds: string[] = [];
  let updated = 0;
  for (let place: Place | undefined = wholeSheet; place !== undefined; ) {
    const from: Place = place;
    const step = await context.transactAs(context, (own) => changeNext(own, change, from));
    if (step.commitId !== undefined) commitIds.push(step.commitId);
    updated += step.updated;
    place = step.next;
  }
  return { commitIds, updated };
}

/** Changes the next selected records of a sheet, as one commit, in the transaction of the context. */
export async function changeNext(
  context: Context,
  change: SelectionChange,
  place: Place,
): Promise<{ readonly commitId?: string; readonly updated: number; readonly next: Place | undefined }> {
  const { ruled, state, commit, changes, next } = await reviseNext(
    context,
    change,
    place,
    (_, selection, from) => takeNext(context, selection, from),
  );
  if (changes.length === 0) return { updated: 0, next };
  const effects = change.isSilent ? {} : { "records:updated": changes.length };
  await commitChanges(context, ruled, state, commit, changes, effects);
  return { commitId: commit.id, updated: changes.length, next };
}

/** The records that a change would change, before and after it. */
export interface PreviewedChange {
  readonly sheet: LoadedSheet;
  readonly changes: readonly AppliedChange[];
}

/**
 * The first selected records as a change would leave them. Writes the index of values, for rules about several records:
 * roll back its transaction.
 */
export async function previewChange(
  context: Context,
  change: Omit<SelectionChange, "isSilent">,
  most: number,
): Promise<PreviewedChange> {
  const { ruled, state, changes } = await reviseNext(
    context,
    change,
    wholeSheet,
    async (sheet, selection) => ({
      selected: await findPositionsOfPage(context, sheet, selection, { limit: most, offset: 0 }),
      next: undefined,
    }),
  );
  const related = await relateChanges(context, ruled, state, changes);
  return {
    sheet: ruled.sheet,
    changes: related.changes.slice(0, changes.length).map(({ before, prepared }) => ({
      before,
      after: prepared && completeRecord(prepared),
    })),
  };
}

/** Finds the positions of the records that a step changes. */
type TakePositions = (
  sheet: LoadedSheet,
  selection: CompiledSelection,
  place: Place,
) => Promise<SelectedStep<readonly number[]>>;

/** The next selected records: few, not too large together, and found in a part of the sheet. */
async function takeNext(
  context: Context,
  selection: CompiledSelection,
  { after, end }: Place,
): Promise<SelectedStep<readonly number[]>> {
  const step = takeStep(selection, after, end);
  const where = sql<boolean>`${selection.where} and ${isInStep(step)}`;
  const found = await measureBehind(context, where, after, limits.bulkCommitRecords);
  const selected = found.slice(0, countFitting(found, mostBytes)).map(({ key }) => key);
  const isCut = selected.length < found.length || found.length === limits.bulkCommitRecords;
  return { selected, next: findNextStep(step, end, isCut ? selected.at(-1) : undefined) };
}

async function reviseNext(
  context: Context,
  { sheetId, selection, prepare }: Omit<SelectionChange, "isSilent">,
  { after, end }: Place,
  take: TakePositions,
) {
  const { ruled, state } = await openSheet(context, { id: sheetId });
  const { sheet } = ruled;
  requireWritable(context, sheet, "edit");
  await requireUnblocked(context, sheet);
  const findValues = prepare(sheet);
  const compiled = await compileSelection(context, sheet, selection);
  const last = Math.min(end, state.next_position);
  const { selected, next: behind } = await take(sheet, compiled, { after, end: last });
  const records = await readRecordsAt(context, sheet.id, selected);
  const commit = createMark(context, state);
  const revised = await mapGivingWay(records, (before) => {
    const values = findValues(before);
    if (values === undefined) return [];
    const revision: ApiRecord = { id: before.id as RecordId, values };
    const prepared = createRevision(context, ruled, before, revision, commit.number);
    return prepared === undefined ? [] : [{ before, prepared }];
  });
  const next: Place | undefined = behind === undefined ? undefined : { after: behind, end: last };
  return { ruled, state, commit, changes: revised.flat(), next };
}

import type { DiffData, DiffRecord, MutateJobConfig, RecordId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError, renameKeys } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { type JobOperation, toPercent, writeTexts } from "../jobs/operation.ts";
import { checkRules, checkTwice } from "../plans/change-draft.ts";
import { createRecordMapper } from "../plans/map-cells.ts";
import { isFillable } from "../programs/kind.ts";
import {
  changeNext,
  type Place,
  type PreviewedChange,
  previewChange,
  wholeSheet,
} from "../records/bulk/change-selection.ts";
import type { AppliedChange } from "../records/changes/apply-changes.ts";
import { countSelected } from "../records/reading/read.ts";
import type { StoredRecord } from "../records/record/record.ts";
import { compileSelection } from "../records/selections/selection.ts";
import type { Selection } from "../records/selections/selection-parameters.ts";
import { getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { beginSnapshots } from "../snapshots/snapshots.ts";
import { readJson } from "../storage/rows/columns.ts";
import { copySnapshots, giveUpSnapshots, type WithSnapshots } from "./copy-snapshots.ts";

/** The progress of the job. */
interface Mutation extends WithSnapshots {
  readonly updated: number;
  readonly total: number;
  /** Where to continue; null at the end. */
  readonly place: Place | null;
}

/** `mutate-records` of a workbook: applies rules to the selected records of a sheet. */
export const mutateRecordsOperation: JobOperation = {
  permission: "records:write",
  config: "MutateJobConfig",

  async check(context, { source, config }) {
    const settings = config as unknown as MutateJobConfig;
    const sheet = await getSheet(context, settings.sheetId, "config.sheetId");
    if (sheet.workbookId !== source)
      throw createInvalid(
        "reference_mismatch",
        "config.sheetId",
        `The sheet must be in the workbook \`${source}\`.`,
      );
    await renameKeys(
      (key) => `config.${key}`,
      async () => {
        requireRules(sheet, settings);
        await compileSelection(context, sheet, readSelection(settings));
      },
    );
  },

  giveUp: giveUpSnapshots,

  async run({ row, state, step, finish }) {
    const config = readJson<MutateJobConfig>(row.config) as MutateJobConfig;
    const change = { ...describeChange(config), isSilent: false };
    const begun =
      (state as Mutation | undefined) ??
      (await step(async (context) => ({ state: await begin(context, config) }))).state;
    let progress = await copySnapshots({ step }, begun);
    while (progress.place !== null) {
      const { place, ...before } = progress;
      const taken = await step(async (context) => {
        const { updated, next } = await changeNext(context, change, place);
        const state: Mutation = { ...before, updated: before.updated + updated, place: next ?? null };
        return { state, progress: toPercent(state.updated, state.total) };
      });
      progress = taken.state;
    }
    const { updated } = progress;
    return finish(async () => ({
      ...writeTexts({ code: "records_changed", params: { count: updated } }),
      result: { updated },
    }));
  },
};

/**
 * The first selected records that the job would change, as it would leave them. The operation must open its transactions
 * itself: the one of the preview is rolled back.
 */
export async function previewMutation(context: Context, config: MutateJobConfig): Promise<DiffRecord[]> {
  const { actor, grants } = context;
  const scope = findScope(grants, mutateRecordsOperation.permission, actor);
  try {
    return await context.transactAs({ actor, scope }, async (own): Promise<never> => {
      throw new RolledBack(await previewChange(own, describeChange(config), limits.mutationPreviewRecords));
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    const { sheet, changes } = error.result;
    return changes.map((change) => describeChanged(sheet, change));
  }
}

/** Ends the transaction of a preview. */
class RolledBack extends Error {
  readonly result: PreviewedChange;

  constructor(result: PreviewedChange) {
    super("The transaction of a preview is rolled back.");
    this.result = result;
  }
}

function describeChange(config: MutateJobConfig) {
  return {
    sheetId: config.sheetId,
    selection: readSelection(config),
    prepare(sheet: LoadedSheet) {
      requireRules(sheet, config);
      const apply = createRecordMapper(sheet.fields, config.rules);
      return ({ cells }: StoredRecord) => apply(cells);
    },
  };
}

async function begin(context: Context, config: MutateJobConfig): Promise<Mutation> {
  const sheet = await getSheet(context, config.sheetId);
  const selection = await compileSelection(context, sheet, readSelection(config));
  const { total } = await countSelected(context, sheet, selection);
  const begun: Mutation = { updated: 0, total, place: wholeSheet };
  const { snapshotLabel: label } = config;
  return label === undefined ? begun : { ...begun, snapshots: await beginSnapshots(context, [sheet], label) };
}

/** Throws an `invalid` with all unknown fields, and all that are filled twice. */
function requireRules({ config: { fields } }: LoadedSheet, { rules }: MutateJobConfig): void {
  const sides = {
    columns: fields,
    fields: fields.filter(isFillable),
  };
  const problems = [...checkRules(sides, rules), ...checkTwice([], rules)];
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
}

function readSelection(config: MutateJobConfig): Selection {
  const { filter, filterField, searchValue, searchField, q, ids } = config;
  return { filter, filterField, searchValue, searchField, q, ids };
}

function describeChanged({ fields }: LoadedSheet, { before, after }: AppliedChange): DiffRecord {
  const values: DiffData = {};
  for (const { key, slot } of fields) {
    const hasError = after?.messages.get(slot)?.some(({ type }) => type === "error") === true;
    values[key] = {
      snapshotValue: (before?.cells[slot] ?? null) as never,
      value: (after?.cells[slot] ?? null) as never,
      valid: !hasError,
    };
  }
  return {
    id: (before?.id ?? "") as RecordId,
    changeType: "updatedSince",
    values,
    valid: after?.errors === null,
  };
}

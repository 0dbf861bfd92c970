import type { DeleteRecordsJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, renameKeys } from "../domain/errors.ts";
import { type JobOperation, toPercent, writeTexts } from "../jobs/operation.ts";
import { deleteSelection } from "../records/bulk/bulk.ts";
import { countSelected } from "../records/reading/read.ts";
import { compileSelection } from "../records/selections/selection.ts";
import type { Selection } from "../records/selections/selection-parameters.ts";
import { getSheet } from "../sheets/sheets.ts";
import { beginSnapshots } from "../snapshots/snapshots.ts";
import { readJson } from "../storage/rows/columns.ts";
import { copySnapshots, giveUpSnapshots, type WithSnapshots } from "./copy-snapshots.ts";

/** The progress of the job. */
interface Deletion extends WithSnapshots {
  readonly deleted: number;
  readonly total: number;
  /** Where to continue: behind this position. Absent at the start. */
  readonly after?: number | undefined;
}

/** `delete-records` of a workbook: deletes the selected records of a sheet. */
export const deleteRecordsOperation: JobOperation = {
  permission: "records:write",
  config: "DeleteRecordsJobConfig",

  async check(context, { source, config }) {
    const { sheet: sheetId, ...selection } = config as unknown as DeleteRecordsJobConfig;
    const sheet = await getSheet(context, sheetId, "config.sheet");
    if (sheet.workbookId !== source) {
      throw createInvalid(
        "reference_mismatch",
        "config.sheet",
        `\`config.sheet\` must be a sheet of the workbook \`${source}\`.`,
      );
    }
    await renameKeys(
      (key) => `config.${key}`,
      () => compileSelection(context, sheet, readConditions(selection)),
    );
  },

  giveUp: giveUpSnapshots,

  async run({ row, state, step, finish }) {
    const config = readJson<DeleteRecordsJobConfig>(row.config) as DeleteRecordsJobConfig;
    const selection = readConditions(config);
    const begun: Deletion =
      (state as Deletion | undefined) ??
      (await step(async (context) => ({ state: await prepare(context, config, selection) }))).state;
    let progress = await copySnapshots({ step }, begun);
    for (let isDone = false; !isDone; ) {
      const { deleted, total, after } = progress;
      const taken = await step(async (context) => {
        const chunk = await deleteSelection(context, config.sheet, selection, after);
        const state: Deletion = { deleted: deleted + chunk.deleted, total, after: chunk.after };
        return { state, isDone: chunk.after === undefined, progress: toPercent(state.deleted, total) };
      });
      progress = taken.state;
      isDone = taken.isDone;
    }
    const { deleted } = progress;
    return finish(async () => ({
      ...writeTexts({ code: "records_deleted", params: { count: deleted } }),
      result: { deleted },
    }));
  },
};

async function prepare(
  context: Context,
  config: DeleteRecordsJobConfig,
  selection: Selection,
): Promise<Deletion> {
  const sheet = await getSheet(context, config.sheet);
  const { total } = await countSelected(context, sheet, await compileSelection(context, sheet, selection));
  const { snapshotLabel: label } = config;
  if (label === undefined) return { deleted: 0, total };
  return { deleted: 0, total, snapshots: await beginSnapshots(context, [sheet], label) };
}

function readConditions(config: Omit<DeleteRecordsJobConfig, "sheet">): Selection {
  const { filter, filterField, searchValue, searchField, q, exceptions } = config;
  return { filter, filterField, searchValue, searchField, q, exceptions };
}

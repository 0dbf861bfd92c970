import type { BulkMutateFlagsJobConfig, FlagMutationData, JobId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createInvalid, renameKeys } from "../domain/errors.ts";
import { ensureFlag, lockFlag, updateFlag } from "../flags/flags.ts";
import { checkSelection, readSelection } from "../flags/selection.ts";
import { type JobEnd, type JobOperation, toPercent, writeTexts } from "../jobs/operation.ts";
import { applyFlagMutation, type BulkCursor } from "../records/bulk/bulk.ts";
import type { FlagMutation } from "../records/bulk/change-flags.ts";
import { getSheetState, listLoadedSheets } from "../sheets/sheets.ts";
import { beginSnapshots } from "../snapshots/snapshots.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import { copySnapshots, giveUpSnapshots, type WithSnapshots } from "./copy-snapshots.ts";

/** The progress of the job. */
interface Mutation extends WithSnapshots {
  /** Whether the flag is prepared, after the snapshots. */
  readonly isPrepared?: boolean | undefined;
  readonly changed: number;
  /** Where to continue; undefined at the start. */
  readonly cursor?: BulkCursor | undefined;
}

/** `bulk-mutate-flags` of a workbook: changes a flag, or which of the selected records have it. */
export const mutateFlagsOperation: JobOperation = {
  permission: "flags:write",
  config: "BulkMutateFlagsJobConfig",

  async check(context, { source, config }) {
    const { workbookId } = config as unknown as BulkMutateFlagsJobConfig;
    if (workbookId !== source) {
      throw createInvalid(
        "reference_mismatch",
        "config.workbookId",
        `\`config.workbookId\` must be the source of the job, \`${source}\`.`,
      );
    }
    await renameKeys(
      (key) => `config.${key}`,
      () => checkSelection(context, workbookId, config as unknown as BulkMutateFlagsJobConfig),
    );
  },

  giveUp: giveUpSnapshots,

  async run({ row, state, step, finish }) {
    const config = readJson<BulkMutateFlagsJobConfig>(row.config) as BulkMutateFlagsJobConfig;
    const { workbookId, mutation } = config;
    const selection = readSelection(config);
    const begun: Mutation =
      (state as Mutation | undefined) ??
      (await step(async (context) => ({ state: await begin(context, config) }))).state;
    let mutated = await copySnapshots({ step }, begun);
    if (mutated.isPrepared !== true) {
      const prepared = { ...mutated, isPrepared: true };
      await step(async (context) => {
        await prepareFlag(context, row, config);
        return { state: prepared };
      });
      mutated = prepared;
    }
    if (mutation.operation === "update") return finish(async () => writeTexts({ code: "flag_changed" }));
    const change: FlagMutation = {
      operation: mutation.operation,
      slug: mutation.flag.slug,
      others: mutation.flags,
    };
    for (let isDone = false; !isDone; ) {
      const { changed, cursor } = mutated;
      const taken = await step(async (context) => {
        const chunk = await applyFlagMutation(context, workbookId, selection, change, cursor);
        const state: Mutation = {
          isPrepared: true,
          changed: changed + chunk.changed,
          cursor: chunk.cursor,
        };
        return {
          state,
          isDone: chunk.cursor === undefined,
          progress: await findProgress(context, workbookId, chunk.cursor),
        };
      });
      mutated = taken.state;
      isDone = taken.isDone;
    }
    const { changed } = mutated;
    return finish(async () => describeEnd(change.operation, changed));
  },
};

async function begin(context: Context, config: BulkMutateFlagsJobConfig): Promise<Mutation> {
  const { workbookId, snapshotLabel: label } = config;
  await checkSelection(context, workbookId, config);
  if (label === undefined) return { changed: 0 };
  const sheets = await listLoadedSheets(context, workbookId);
  return { changed: 0, snapshots: await beginSnapshots(context, sheets, label) };
}

/** Creates or changes the flag before records get it. */
async function prepareFlag(
  context: Context,
  { id }: Selectable<JobRow>,
  { workbookId, mutation: { operation, flag } }: BulkMutateFlagsJobConfig,
): Promise<void> {
  const { slug } = flag;
  const cause = { jobId: id as JobId };
  const look: FlagMutationData = operation === "apply" ? flag : {};
  const { label = slug, colorHex = "#808080" } = look;
  if (operation === "update") {
    await updateFlag(context, await lockFlag(context, workbookId, slug), flag, cause);
  } else if (operation !== "delete") {
    await ensureFlag(context, workbookId, { slug, label, colorHex }, cause);
  }
}

/** Measured by the positions before the cursor: counting the selected records would be another pass. */
async function findProgress(
  context: Context,
  workbookId: string,
  cursor: BulkCursor | undefined,
): Promise<number> {
  if (cursor === undefined) return 99;
  let done = 0;
  let total = 0;
  let isBehind = true;
  for (const { id } of await listLoadedSheets(context, workbookId)) {
    const { next_position } = await getSheetState(context, id);
    if (id === cursor.sheetId) {
      done = total + cursor.position + 1;
      isBehind = false;
    }
    total += next_position;
  }
  return isBehind ? 99 : toPercent(done, total);
}

function describeEnd(operation: "apply" | "replace" | "delete", changed: number): JobEnd {
  const code = operation === "delete" ? "records_unflagged" : "records_flagged";
  return { ...writeTexts({ code, params: { count: changed } }), result: { changed } };
}

import type { BulkMutateFlagsRequest } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { createFlag, deleteFlag, getFlag, updateFlag } from "../flags/flags.ts";
import { checkSelection, readSelection } from "../flags/selection.ts";
import { listFlagRows } from "../flags/store.ts";
import { createJob } from "../runner/create-job.ts";
import { toFlag } from "../storage/rows/flags.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import type { Handlers } from "./handler.ts";

/** The marks that records of a workbook can carry. */
export const flagHandlers = {
  async listFlags(context, { path: { workbookId } }) {
    await getWorkbook(context, workbookId);
    return (await listFlagRows(context, workbookId)).map(toFlag);
  },
  async createFlag(context, { path: { workbookId }, body }) {
    await getWorkbook(context, workbookId);
    return toFlag(await createFlag(context, workbookId, body));
  },
  async getFlag(context, { path: { workbookId, slug } }) {
    return toFlag(await getFlag(context, workbookId, slug));
  },
  async updateFlag(context, { path: { workbookId, slug }, body }) {
    return toFlag(await updateFlag(context, await getFlag(context, workbookId, slug), body));
  },
  async deleteFlag(context, { path: { workbookId, slug } }) {
    await deleteFlag(context, await getFlag(context, workbookId, slug));
    return { data: { success: true } };
  },
  async bulkMutateFlags(context, { path: { workbookId }, body }) {
    await getWorkbook(context, workbookId);
    const { operation, slug, flag, ...conditions } = body;
    await checkMutation(context, workbookId, body);
    const { id } = await createJob(context, {
      type: "workbook",
      operation: "bulk-mutate-flags",
      source: workbookId,
      trigger: "immediate",
      config: {
        workbookId,
        mutation: { type: "flag", operation, flag: { slug, ...flag } },
        ...conditions,
      },
    });
    return { success: true, jobId: id };
  },
} satisfies Partial<Handlers>;

async function checkMutation(
  context: Context,
  workbookId: string,
  { operation, slug, flag, ...conditions }: BulkMutateFlagsRequest,
): Promise<void> {
  await checkSelection(context, workbookId, readSelection(conditions));
  if (operation !== "update") return;
  await getFlag(context, workbookId, slug);
  if (flag?.label !== undefined || flag?.colorHex !== undefined) return;
  throw createInvalid("flag", "`flag` must have the `label` or the `colorHex` that the flag is to have.");
}

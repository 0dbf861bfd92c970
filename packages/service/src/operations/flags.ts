import { createFlag, deleteFlag, getFlag, lockFlag, updateFlag } from "../flags/flags.ts";
import { listFlagRows } from "../flags/store.ts";
import { scheduleFlagMutation } from "../runner/schedule-flag-mutation.ts";
import { toFlag } from "../storage/rows/flags.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import type { Operations } from "./handler.ts";

/** The marks for records of a workbook. */
export const flagHandlers = {
  async listFlags(context, { path: { workbookId }, query }) {
    await getWorkbook(context, workbookId);
    const { rows, pagination } = await listFlagRows(context, workbookId, query);
    context.noteNextCursor(pagination?.nextCursor);
    return rows.map(toFlag);
  },
  async createFlag(context, { path: { workbookId }, body }) {
    return toFlag(await createFlag(context, workbookId, body));
  },
  async getFlag(context, { path: { workbookId, slug } }) {
    return toFlag(await getFlag(context, workbookId, slug));
  },
  async updateFlag(context, { path: { workbookId, slug }, body }) {
    return toFlag(await updateFlag(context, await lockFlag(context, workbookId, slug), body));
  },
  async deleteFlag(context, { path: { workbookId, slug } }) {
    await deleteFlag(context, await lockFlag(context, workbookId, slug));
    return { data: { success: true } };
  },
  async bulkMutateFlags(context, { path: { workbookId }, body }) {
    await getWorkbook(context, workbookId);
    return { success: true, jobId: await scheduleFlagMutation(context, workbookId, body) };
  },
} satisfies Partial<Operations>;

import type { Workbook } from "@data-import/types";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import { listCommits } from "../commits/list-commits.ts";
import type { Context } from "../context/context.ts";
import { changeWorkbook, createWorkbook, deleteWorkbook } from "../lifecycle/change-workbooks.ts";
import { nameLockers } from "../sheets/describe.ts";
import { describeWorkbook } from "../sheets/describe-workbook.ts";
import { type LoadedSheet, listVisibleSheets } from "../sheets/sheets.ts";
import { getSpace } from "../spaces/spaces.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import { listVisibleWorkbookRows } from "../workbooks/store.ts";
import { getWorkbook, lockWorkbook } from "../workbooks/workbooks.ts";
import type { Operations } from "./handler.ts";

export const workbookHandlers = {
  async listWorkbooks(context, { query }) {
    const { spaceId, includeSheets = true, includeCounts } = query;
    if (spaceId !== undefined) await getSpace(context, spaceId);
    const data: Workbook[] = [];
    const { rows, ...position } = await listVisibleWorkbookRows(context, query, includeSheets);
    for (const row of rows) {
      const sheets = includeSheets ? await listVisibleSheets(context, row.id) : undefined;
      data.push(await describe(context, row, sheets, includeCounts));
    }
    return { data, ...position };
  },

  async createWorkbook(context, { body }) {
    const row = await createWorkbook(context, body);
    return { data: await describe(context, row, await listVisibleSheets(context, row.id)) };
  },

  async getWorkbook(context, { path }) {
    const row = await getWorkbook(context, path.workbookId);
    return { data: await describe(context, row, await listVisibleSheets(context, row.id)) };
  },

  async updateWorkbook(context, { path, body }) {
    const row = await changeWorkbook(context, await lockWorkbook(context, path.workbookId), body);
    return { data: await describe(context, row, await listVisibleSheets(context, row.id)) };
  },

  async deleteWorkbook(context, { path }) {
    await deleteWorkbook(context, await lockWorkbook(context, path.workbookId));
    return { data: { success: true } };
  },

  async listWorkbookCommits(context, { path, query }) {
    const {
      id,
      environment_id: environmentId,
      space_id: spaceId,
    } = await getWorkbook(context, path.workbookId);
    const sheetIds = (await listVisibleSheets(context, id)).map((sheet) => sheet.id);
    return listCommits(context, { workbookId: id, sheetIds, place: { environmentId, spaceId } }, query);
  },
} satisfies Partial<Operations>;

async function describe(
  context: Context,
  row: WorkbookView,
  sheets: readonly LoadedSheet[] | undefined,
  withCounts?: boolean,
): Promise<Workbook> {
  const actions = await readActionsOf(context, [row.id, ...(sheets ?? []).map(({ id }) => id)]);
  const findLocker = await nameLockers(context, sheets ?? []);
  return describeWorkbook(row, sheets, actions, { findLocker, ...(withCounts && { withCounts }) });
}

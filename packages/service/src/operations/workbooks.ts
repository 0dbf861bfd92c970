import type { Workbook } from "@data-import/types";
import { isWithin } from "../domain/reach.ts";
import { changeWorkbook, createWorkbook, deleteWorkbook } from "../lifecycle/change-workbooks.ts";
import { listVisibleSheets } from "../sheets/sheets.ts";
import { getSpace } from "../spaces/spaces.ts";
import { readJson } from "../storage/rows/columns.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { listWorkbookRows } from "../workbooks/store.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import { describeWorkbook } from "./describe-workbook.ts";
import type { Handlers } from "./handler.ts";

export const workbookHandlers: Pick<
  Handlers,
  "listWorkbooks" | "createWorkbook" | "getWorkbook" | "updateWorkbook" | "deleteWorkbook"
> = {
  async listWorkbooks(context, { query }) {
    const { spaceId, name, namespace, label, treatment, includeSheets, includeCounts } = query;
    if (spaceId !== undefined) await getSpace(context, spaceId);
    const rows = (await listWorkbookRows(context, spaceId)).filter(
      (row) =>
        isWithin(context.reach, { environmentId: row.environment_id, spaceId: row.space_id }) &&
        (name === undefined || row.name === name) &&
        (namespace === undefined || row.namespace === namespace) &&
        (label === undefined || (readJson<string[]>(row.labels) ?? []).includes(label)) &&
        (treatment === undefined || (readJson<string[]>(row.treatments) ?? []).includes(treatment)),
    );
    const data: Workbook[] = [];
    for (const row of rows) {
      const { workbookIds } = await findGuestLimits(context, row.space_id);
      if (workbookIds?.includes(row.id) === false) continue;
      const sheets = includeSheets === true ? await listVisibleSheets(context, row.id) : undefined;
      data.push(describeWorkbook(row, sheets, includeCounts === true));
    }
    return { data };
  },

  async createWorkbook(context, { body }) {
    const row = await createWorkbook(context, body);
    return { data: describeWorkbook(row, await listVisibleSheets(context, row.id)) };
  },

  async getWorkbook(context, { path }) {
    const row = await getWorkbook(context, path.workbookId);
    return { data: describeWorkbook(row, await listVisibleSheets(context, row.id)) };
  },

  async updateWorkbook(context, { path, body }) {
    const row = await changeWorkbook(context, await getWorkbook(context, path.workbookId), body);
    return { data: describeWorkbook(row, await listVisibleSheets(context, row.id)) };
  },

  async deleteWorkbook(context, { path }) {
    await deleteWorkbook(context, await getWorkbook(context, path.workbookId));
    return { data: { success: true } };
  },
};

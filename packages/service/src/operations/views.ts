import { describePage, readPage } from "../domain/page.ts";
import { getSheet } from "../sheets/sheets.ts";
import { deleteViewRow, listViewRows } from "../views/store.ts";
import {
  changeView,
  createView,
  describeView,
  describeViews,
  findViewer,
  getView,
  lockView,
} from "../views/views.ts";
import type { Operations } from "./handler.ts";

/** Saved selections of the records of sheets. */
export const viewHandlers = {
  async listViews(context, { query }) {
    const sheet = await getSheet(context, query.sheetId);
    const page = readPage(query, { usual: 10, order: ["views", sheet.id] });
    const onlyOf = findViewer(context, sheet);
    const { rows, total, next } = await listViewRows(context, sheet.id, page, { onlyOf });
    return { data: await describeViews(context, sheet, rows), pagination: describePage(page, total, next) };
  },
  async createView(context, { body }) {
    return { data: await describeView(context, await createView(context, body)) };
  },
  async getView(context, { path: { viewId } }) {
    return { data: await describeView(context, await getView(context, viewId)) };
  },
  async updateView(context, { path: { viewId }, body }) {
    return {
      data: await describeView(context, await changeView(context, await lockView(context, viewId), body)),
    };
  },
  async deleteView(context, { path: { viewId } }) {
    await deleteViewRow(context, await lockView(context, viewId));
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;

import { describePage, readPage } from "../domain/page.ts";
import { getSheet } from "../sheets/sheets.ts";
import { toView } from "../storage/rows/views.ts";
import { deleteViewRow, listViewRows } from "../views/store.ts";
import { changeView, createView, getView, lockView } from "../views/views.ts";
import type { Operations } from "./handler.ts";

/** Saved selections of the records of sheets. */
export const viewHandlers = {
  async listViews(context, { query }) {
    const { id } = await getSheet(context, query.sheetId);
    const page = readPage(query, { usual: 10, order: ["views", id] });
    const { rows, total, next } = await listViewRows(context, id, page);
    return { data: rows.map(toView), pagination: describePage(page, total, next) };
  },
  async createView(context, { body }) {
    return { data: toView(await createView(context, body)) };
  },
  async getView(context, { path: { viewId } }) {
    return { data: toView(await getView(context, viewId)) };
  },
  async updateView(context, { path: { viewId }, body }) {
    return { data: toView(await changeView(context, await lockView(context, viewId), body)) };
  },
  async deleteView(context, { path: { viewId } }) {
    await deleteViewRow(context, await lockView(context, viewId));
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;

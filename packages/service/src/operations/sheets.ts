import type { Property } from "@data-import/types";
import { countSheet } from "../calculations/count-sheet.ts";
import { describeCommit } from "../commits/commits.ts";
import { listCommitRows } from "../commits/store.ts";
import { addField, removeField } from "../lifecycle/change-fields.ts";
import { changeSheet, deleteSheet, setLock } from "../lifecycle/change-sheets.ts";
import { validateSheet } from "../lifecycle/validate-sheet.ts";
import { describeApiSheet } from "../sheets/describe.ts";
import { getSheet, listVisibleSheets, lockSheet } from "../sheets/sheets.ts";
import type { Handlers } from "./handler.ts";

/** The tables of workbooks. */
export const sheetHandlers = {
  async listSheets(context, { query }) {
    return {
      data: (await listVisibleSheets(context, query.workbookId)).map((sheet) => describeApiSheet(sheet)),
    };
  },

  async getSheet(context, { path }) {
    return { data: describeApiSheet(await getSheet(context, path.sheetId)) };
  },

  async updateSheet(context, { path, body }) {
    const sheet = await lockSheet(context, path.sheetId);
    return { data: describeApiSheet(await changeSheet(context, sheet, body)) };
  },

  async deleteSheet(context, { path }) {
    await deleteSheet(context, await lockSheet(context, path.sheetId));
    return { data: { success: true } };
  },

  async listSheetCommits(context, { path, query }) {
    const { id } = await getSheet(context, path.sheetId);
    return { data: (await listCommitRows(context, { sheetId: id }, query.completed)).map(describeCommit) };
  },

  async getRecordCounts(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const counts = await countSheet(context, sheet, query);
    return { data: { success: true, counts } };
  },

  async addField(context, { path, query, body }) {
    const property = body as Property;
    await addField(context, await lockSheet(context, path.sheetId), property, query.insertAtIndex);
    return { data: property };
  },

  async removeField(context, { path }) {
    await removeField(context, await lockSheet(context, path.sheetId), path.fieldKey);
    return { data: { success: true } };
  },

  async lockSheet(context, { path }) {
    await setLock(context, await lockSheet(context, path.sheetId), true);
    return { data: { success: true } };
  },

  async unlockSheet(context, { path }) {
    await setLock(context, await lockSheet(context, path.sheetId), false);
    return { data: { success: true } };
  },

  async validateSheet(context, { path }) {
    await validateSheet(context, await lockSheet(context, path.sheetId));
    return { data: { success: true } };
  },
} satisfies Partial<Handlers>;

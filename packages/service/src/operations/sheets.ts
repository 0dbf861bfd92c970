import type { JobId, Property, Sheet } from "@data-import/types";
import { readActionsOf } from "../actions/actions-of-targets.ts";
import { countSheet } from "../calculations/count-sheet.ts";
import { listCommits } from "../commits/list-commits.ts";
import type { Context } from "../context/context.ts";
import { noteReads } from "../context/note-audit.ts";
import { describeExport, exportSheet } from "../exports/export-sheet.ts";
import { addField, removeField } from "../lifecycle/change-fields.ts";
import { changeSheet, deleteSheet, setLock } from "../lifecycle/change-sheets.ts";
import { duplicateSheet } from "../lifecycle/duplicate-sheet.ts";
import { validateSheet } from "../lifecycle/validate-sheet.ts";
import { createJob } from "../runner/create-job.ts";
import { describeApiSheet, nameLockers } from "../sheets/describe.ts";
import { getSheet, type LoadedSheet, listVisibleSheets, lockSheet } from "../sheets/sheets.ts";
import { readSheetExtras, readSheetRows } from "../sheets/store.ts";
import type { Operations } from "./handler.ts";

/** The tables of workbooks. */
export const sheetHandlers = {
  async listSheets(context, { query }) {
    return {
      data: await describeSheets(context, await listVisibleSheets(context, query.workbookId, readSheetRows)),
    };
  },

  async getSheet(context, { path }) {
    return { data: await describeSheet(context, await getSheet(context, path.sheetId)) };
  },

  async updateSheet(context, { path, body }) {
    const sheet = await lockSheet(context, path.sheetId);
    return { data: await describeSheet(context, await changeSheet(context, sheet, body)) };
  },

  async deleteSheet(context, { path }) {
    await deleteSheet(context, await lockSheet(context, path.sheetId));
    return { data: { success: true } };
  },

  async duplicateSheet(context, { path, body }) {
    const { id } = await duplicateSheet(context, path.sheetId, body);
    const job = await createJob(context, {
      type: "sheet",
      operation: "copy-records",
      source: id,
      trigger: "immediate",
      mode: "foreground",
      config: { sheetId: path.sheetId },
    });
    return {
      data: { ...(await describeSheet(context, await getSheet(context, id))), jobId: job.id as JobId },
    };
  },

  async listSheetCommits(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    return listCommits(context, { sheetId: sheet.id, place: sheet }, query);
  },

  async getRecordCounts(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const counts = await countSheet(context, sheet, query);
    return { data: { success: true, counts } };
  },

  async downloadSheet(context, { path, query }) {
    const file = await exportSheet(context, path.sheetId, query);
    noteReads(context, [await describeExport(context, path.sheetId)], { mayFollow: true });
    return file;
  },

  async addField(context, { path, query, body }) {
    const property = body as Property;
    await addField(context, await lockSheet(context, path.sheetId), property, query.insertAtIndex);
    const { config } = await describeSheet(context, await getSheet(context, path.sheetId));
    return { data: config.fields.find(({ key }) => key === property.key) ?? property };
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
} satisfies Partial<Operations>;

async function describeSheet(context: Context, sheet: LoadedSheet): Promise<Sheet> {
  const [described] = await describeSheets(context, [sheet]);
  return described as Sheet;
}

async function describeSheets(context: Context, sheets: readonly LoadedSheet[]): Promise<Sheet[]> {
  const ids = sheets.map(({ id }) => id);
  const extras = await readSheetExtras(context, ids);
  const actions = await readActionsOf(
    context,
    ids.filter((id) => extras.get(id)?.has_actions === 1),
  );
  const findLocker = await nameLockers(context, sheets);
  return sheets.map((sheet) => {
    const known = extras.get(sheet.id);
    const [total, error] = [Number(known?.total ?? 0), Number(known?.error ?? 0)];
    const counts = { total, valid: total - error, error };
    return describeApiSheet(sheet, actions.get(sheet.id), findLocker(sheet), counts);
  });
}

import type { Property, RecordCounts } from "@data-import/types";
import { describeFieldCounts } from "../calculations/calculations.ts";
import type { NewEvent } from "../context/context.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { changeSheet, deleteSheet, requireUnlocked, setLock } from "../lifecycle/change-sheets.ts";
import { countSelected } from "../records/read.ts";
import { type Revalidation, revalidateSheets } from "../records/revalidate.ts";
import { readSelectedFigures } from "../records/select-figures.ts";
import { compileSelection, readCountedSelection } from "../records/selection.ts";
import { requireValidConfig } from "../sheets/config.ts";
import { describeApiSheet } from "../sheets/describe.ts";
import { createSheetEvent, describeSheet, getSheet, listVisibleSheets } from "../sheets/sheets.ts";
import type { Handlers } from "./handler.ts";

export const sheetHandlers: Pick<
  Handlers,
  | "listSheets"
  | "getSheet"
  | "updateSheet"
  | "deleteSheet"
  | "getRecordCounts"
  | "addField"
  | "removeField"
  | "lockSheet"
  | "unlockSheet"
  | "validateSheet"
> = {
  async listSheets(context, { query }) {
    return {
      data: (await listVisibleSheets(context, query.workbookId)).map((sheet) => describeApiSheet(sheet)),
    };
  },

  async getSheet(context, { path }) {
    return { data: describeApiSheet(await getSheet(context, path.sheetId)) };
  },

  async updateSheet(context, { path, body }) {
    const sheet = await getSheet(context, path.sheetId);
    return { data: describeApiSheet(await changeSheet(context, sheet, body)) };
  },

  async deleteSheet(context, { path }) {
    const sheet = await getSheet(context, path.sheetId);
    await deleteSheet(context, sheet);
    return { data: { success: true } };
  },

  async getRecordCounts(context, { path, query }) {
    const sheet = await getSheet(context, path.sheetId);
    const selection = await compileSelection(context, sheet, readCountedSelection(query));
    const { total, error } = await countSelected(context, sheet, selection);
    const counts: RecordCounts = { total, valid: total - error, error };
    if (query.byField === true) {
      const figures = await readSelectedFigures(context, sheet, selection);
      const byField = figures.map((each) => [each.field.key, describeFieldCounts(each)] as const);
      counts.byField = Object.fromEntries(byField);
      counts.errorsByField = Object.fromEntries(
        figures.flatMap((each) => (each.error === 0 ? [] : [[each.field.key, each.error]])),
      );
    }
    return { data: { success: true, counts } };
  },

  async addField(context, { path, query, body }) {
    const sheet = await getSheet(context, path.sheetId);
    requireUnlocked(sheet);
    const property = body as Property;
    if (sheet.config.allowAdditionalFields !== true) {
      const message = `The sheet \`${sheet.slug}\` takes no further fields: its \`allowAdditionalFields\` is not true.`;
      throw createInvalid("sheetId", message);
    }
    const same = sheet.fields.find(({ key }) => key.toLowerCase() === property.key.toLowerCase());
    if (same !== undefined) {
      const message = `The sheet \`${sheet.slug}\` has a field \`${same.key}\` already.`;
      throw new DomainError("conflict", { message, key: "key" });
    }
    const place = query.insertAtIndex ?? sheet.config.fields.length;
    const config = { ...sheet.config, fields: sheet.config.fields.toSpliced(place, 0, property) };
    requireValidConfig(config, "");
    await changeSheet(context, sheet, { config });
    return { data: property };
  },

  async removeField(context, { path }) {
    const sheet = await getSheet(context, path.sheetId);
    requireUnlocked(sheet);
    if (!sheet.fields.byKey.has(path.fieldKey)) throw createNotFound("field", path.fieldKey, "fieldKey");
    const fields = sheet.config.fields.filter(({ key }) => key !== path.fieldKey);
    const config = { ...sheet.config, fields };
    requireValidConfig(config, "");
    await changeSheet(context, sheet, { config });
    return { data: { success: true } };
  },

  async lockSheet(context, { path }) {
    await setLock(context, await getSheet(context, path.sheetId), true);
    return { data: { success: true } };
  },

  async unlockSheet(context, { path }) {
    await setLock(context, await getSheet(context, path.sheetId), false);
    return { data: { success: true } };
  },

  async validateSheet(context, { path }) {
    const sheet = await getSheet(context, path.sheetId);
    requireUnlocked(sheet);
    await context.emit(createSheetEvent("sheet:updated", sheet, []));
    const revalidations = await revalidateSheets(context, [sheet]);
    await context.emit(
      ...revalidations.flatMap((each) => (each.changed === 0 ? [] : [createRevalidationEvent(each)])),
    );
    return { data: { success: true } };
  },
};

function createRevalidationEvent({ sheet, changed }: Revalidation): NewEvent {
  return {
    topic: "records:updated",
    domain: "sheet",
    payload: { count: changed },
    context: describeSheet(sheet),
  };
}

import { isDeepStrictEqual } from "node:util";
import { getFieldType, isTextField } from "@data-import/tables/fields";
import type { Property } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { getSheetState, type LoadedSheet, listLoadedSheets } from "../../sheets/sheets.ts";
import { createCalculationEvent } from "../calculations/calculation-events.ts";

/**
 * Does what follows from a change of fields if it only adds text fields without rules, and returns true. No record can get
 * another result, so none has to be validated again: a record without a cell for a field is empty there. For every other
 * change it does nothing and returns false.
 */
export async function addTexts(context: Context, before: LoadedSheet, after: LoadedSheet): Promise<boolean> {
  const keys = listAddedTexts(before, after);
  if (keys === undefined || (await areReferred(context, after, keys))) return false;
  const { total } = await getSheetState(context, after.id);
  if (total > 0) await context.emit(createCalculationEvent(after, keys));
  return true;
}

/** The keys of the added fields; undefined if something else changed. */
function listAddedTexts(before: LoadedSheet, after: LoadedSheet): string[] | undefined {
  const added = after.config.fields.filter(({ key }) => !before.fields.byKey.has(key));
  const kept = after.config.fields.filter(({ key }) => before.fields.byKey.has(key));
  const isSame =
    before.slug === after.slug &&
    isDeepStrictEqual(kept, before.config.fields) &&
    isDeepStrictEqual(before.taken, after.taken) &&
    isDeepStrictEqual(before.config.constraints, after.config.constraints);
  return isSame && added.every(isPlainText) ? added.map(({ key }) => key) : undefined;
}

function isPlainText(property: Property): boolean {
  const isValidIfEmpty = getFieldType(property).findEmpty === undefined;
  return isTextField(property) && isValidIfEmpty && (property.constraints ?? []).length === 0;
}

/** Whether a sheet of the workbook refers to one of these fields. */
async function areReferred(context: Context, sheet: LoadedSheet, keys: readonly string[]): Promise<boolean> {
  const sheets = await listLoadedSheets(context, sheet.workbookId);
  return sheets.some(({ fields }) =>
    fields.some(({ reference }) => reference?.ref === sheet.slug && keys.includes(reference.key)),
  );
}

import type { Property } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { requireValidConfig } from "../sheets/config.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";
import { changeSheet, requireUnlocked } from "./change-sheets.ts";

/** Adds a field to a sheet that allows further fields, at a position or at the end. */
export async function addField(
  context: Context,
  sheet: Locked<LoadedSheet>,
  property: Property,
  place: number = sheet.config.fields.length,
): Promise<void> {
  await requireUnlocked(context, sheet);
  if (sheet.config.allowAdditionalFields !== true) {
    const message = `The sheet \`${sheet.slug}\` allows no further fields: its \`allowAdditionalFields\` is not true.`;
    throw createInvalid("value_invalid", "sheetId", message);
  }
  const same = sheet.fields.find(({ key }) => key.toLowerCase() === property.key.toLowerCase());
  if (same !== undefined) {
    const message = `The sheet \`${sheet.slug}\` has a field \`${same.key}\` already.`;
    throw new DomainError("name_taken", { message, key: "key" });
  }
  await changeFields(context, sheet, sheet.config.fields.toSpliced(place, 0, property));
}

/** Deletes a field with its values; throws a `not-found` if the sheet has no field with this key. */
export async function removeField(
  context: Context,
  sheet: Locked<LoadedSheet>,
  fieldKey: string,
): Promise<void> {
  await requireUnlocked(context, sheet);
  if (!sheet.fields.byKey.has(fieldKey)) throw createNotFound("field", fieldKey, "fieldKey");
  await changeFields(
    context,
    sheet,
    sheet.config.fields.filter(({ key }) => key !== fieldKey),
  );
}

async function changeFields(context: Context, sheet: Locked<LoadedSheet>, fields: Property[]): Promise<void> {
  const config = { ...sheet.config, fields };
  requireValidConfig(config, "");
  await changeSheet(context, sheet, { config });
}

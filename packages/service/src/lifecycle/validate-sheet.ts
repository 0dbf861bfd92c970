import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { revalidateSheets } from "../records/revalidation/revalidate.ts";
import { createSheetEvent, type LoadedSheet } from "../sheets/sheets.ts";
import { requireUnlocked } from "./change-sheets.ts";

/** Validates every record of a sheet again, and records of other sheets that depend on them. Records the events. */
export async function validateSheet(context: Context, sheet: Locked<LoadedSheet>): Promise<void> {
  await requireUnlocked(context, sheet);
  await context.emit(createSheetEvent("sheet:updated", sheet, []));
  await revalidateSheets(context, [sheet], { isTold: true });
}

import type { Context, NewEvent } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { type Revalidation, revalidateSheets } from "../records/revalidate.ts";
import { createSheetEvent, describeSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { requireUnlocked } from "./change-sheets.ts";

/** Validates every record of a sheet again, and records of other sheets that depend on them. Records the events. */
export async function validateSheet(context: Context, sheet: Locked<LoadedSheet>): Promise<void> {
  requireUnlocked(sheet);
  await context.emit(createSheetEvent("sheet:updated", sheet, []));
  const revalidations = await revalidateSheets(context, [sheet]);
  await context.emit(
    ...revalidations.flatMap((each) => (each.changed === 0 ? [] : [createRevalidationEvent(each)])),
  );
}

function createRevalidationEvent({ sheet, changed }: Revalidation): NewEvent {
  return {
    topic: "records:updated",
    domain: "sheet",
    payload: { count: changed },
    context: describeSheet(sheet),
    target: sheet.id,
  };
}

import type { Context, NewEvent } from "../context/context.ts";
import { type Revalidation, revalidateSheets } from "../records/revalidate.ts";
import { createSheetEvent, describeSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { requireUnlocked } from "./change-sheets.ts";

/** Checks every record of a sheet again, and those that depend on them, and tells of what changed. */
export async function validateSheet(context: Context, sheet: LoadedSheet): Promise<void> {
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
  };
}

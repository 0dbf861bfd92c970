import type { Context, NewEvent } from "../../context/context.ts";
import { describeSheet, getSheetState, type LoadedSheet } from "../../sheets/sheets.ts";
import { listTied, type RuledSheet } from "../rules/workbook-rules.ts";
import { isIncomplete, readMark } from "./revalidation-mark.ts";

/** Whether a connected sheet is not indexed yet. References are validated when all values are in the index. */
export async function isTiedIncomplete(context: Context, { sheet, sheets }: RuledSheet): Promise<boolean> {
  for (const id of listTied(sheet.id, sheets)) {
    if (isIncomplete(readMark(await getSheetState(context, id)))) return true;
  }
  return false;
}

/** The event for records that have another result after a validation. */
export function createRevalidationEvent(sheet: LoadedSheet, count: number): NewEvent {
  return {
    topic: "records:updated",
    domain: "sheet",
    payload: { count },
    context: describeSheet(sheet),
    target: sheet.id,
  };
}

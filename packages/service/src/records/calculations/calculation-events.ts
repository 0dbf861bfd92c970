import type { CommitId } from "@data-import/types";
import type { NewEvent } from "../../context/context.ts";
import { describeSheet, type LoadedSheet } from "../../sheets/sheets.ts";

/** The event for changed counts of a sheet. */
export function createCountsEvent(
  sheet: LoadedSheet,
  total: number,
  error: number,
  commitId?: string,
): NewEvent {
  return {
    topic: "sheet:counts-updated",
    domain: "sheet",
    payload: { counts: { total, valid: total - error, error } },
    context: describeCause(sheet, commitId),
    target: sheet.id,
    isConsequence: true,
  };
}

/** The event for changed calculations of fields of a sheet. */
export function createCalculationEvent(
  sheet: LoadedSheet,
  fieldKeys: readonly string[],
  commitId?: string,
): NewEvent {
  return {
    topic: "sheet:calculation-updated",
    domain: "sheet",
    payload: { fieldKeys },
    context: describeCause(sheet, commitId),
    target: sheet.id,
    isConsequence: true,
  };
}

function describeCause(sheet: LoadedSheet, commitId: string | undefined): NewEvent["context"] {
  return commitId === undefined
    ? describeSheet(sheet)
    : { ...describeSheet(sheet), commitId: commitId as CommitId };
}

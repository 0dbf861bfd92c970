import type { NewEvent } from "../context/context.ts";
import { describeSheet, type LoadedSheet } from "../sheets/sheets.ts";

/** The event that a sheet has other counts than before. */
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
    isConsequence: true,
  };
}

/** The event that fields of a sheet have other calculations than before. */
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
    isConsequence: true,
  };
}

function describeCause(sheet: LoadedSheet, commitId: string | undefined): NewEvent["context"] {
  return commitId === undefined ? describeSheet(sheet) : { ...describeSheet(sheet), commitId };
}

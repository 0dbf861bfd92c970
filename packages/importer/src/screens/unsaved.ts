import type { UnsavedValue } from "../rows/unsaved-values.ts";

/** What people wrote and the service did not take, by the id of the sheet. */
export type UnsavedLists = ReadonlyMap<string, readonly UnsavedValue[]>;

/** How many values are not saved, in all sheets but one. */
export function countUnsaved(lists: UnsavedLists, except?: string): number {
  return [...lists].reduce((sum, [sheetId, { length }]) => sum + (sheetId === except ? 0 : length), 0);
}

import type { LoadedSheet } from "../../sheets/sheets.ts";

/** The sheets of a workbook as they are while it has one configuration. Their places may have changed. */
export interface KeptSheets {
  readonly sheets: readonly LoadedSheet[];
}

/** How many fields the kept sheets have together. A field needs one or two kilobytes. */
const mostFields = 20_000;
const mostSheets = 10_000;

/** By the name of the configuration. The one that was used last is at the end. */
const kept = new Map<string, KeptSheets>();
/** The last known configuration, by the id of the sheet. */
const configurations = new Map<string, string>();
let fieldCount = 0;

/**
 * The kept sheets of a configuration. No two configurations ever have the same name, so they are right for everyone who
 * reads this name under the lock of the state of a sheet.
 */
export function findKept(sheetId: string, configuration: string): KeptSheets | undefined {
  const found = kept.get(configuration);
  if (found === undefined) return undefined;
  kept.delete(configuration);
  kept.set(configuration, found);
  noteConfiguration(sheetId, configuration);
  return found;
}

/** The sheets of the workbook of a sheet as they were once; undefined if nobody knows. They may be outdated. */
export function guessSheets(sheetId: string): readonly LoadedSheet[] | undefined {
  return kept.get(configurations.get(sheetId) ?? "")?.sheets;
}

/** Keeps the sheets of a workbook, which were read under the lock of the state of one of them. */
export function keepSheets(
  sheetId: string,
  configuration: string,
  sheets: readonly LoadedSheet[],
): KeptSheets {
  const created = { sheets };
  if (configuration === "") return created;
  kept.set(configuration, created);
  noteConfiguration(sheetId, configuration);
  fieldCount += countFields(created);
  for (const [name, oldest] of kept) {
    if (fieldCount <= mostFields) break;
    kept.delete(name);
    fieldCount -= countFields(oldest);
  }
  return created;
}

function noteConfiguration(sheetId: string, configuration: string): void {
  if (configurations.size >= mostSheets) configurations.clear();
  configurations.set(sheetId, configuration);
}

function countFields({ sheets }: KeptSheets): number {
  return sheets.reduce((sum, { fields }) => sum + fields.length, 1);
}

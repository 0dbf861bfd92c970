import type { CommitId, Sheet } from "@data-import/types";
import type { Context } from "../context.ts";
import { groupWrongCells, listWrongCells, writeWrongValue } from "../fix/wrong-values.ts";

/** So many records are read to find the most frequent errors. */
const recordsRead = 1000;
const valuesShown = 5;

/** What an import did to a sheet. */
export interface Imported {
  readonly sheet: Sheet;
  /** The last commit before it; undefined if the sheet had none. */
  readonly before: CommitId | undefined;
  /** How many records were added or changed. */
  readonly written: number;
  /** How many records of the file are in the sheet as they were. */
  readonly unchanged: number;
}

/**
 * Writes the most frequent errors of the records that an import has added or changed, and what to do next. If there are
 * none, these are the errors of the sheet: nothing tells which of its records the file has.
 */
export async function showErrors(
  { api, io, signal }: Context,
  { sheet, before, written, unchanged }: Imported,
): Promise<void> {
  const query = { filter: "error", includeMessages: true, pageSize: recordsRead } as const;
  const since = written > 0 && before !== undefined && { sinceCommitId: before };
  const { records } = await api.records.get(sheet.id, { ...query, ...since }, { signal });
  const values = groupWrongCells(records.flatMap((record) => listWrongCells(record)));
  const more = records.length === recordsRead;
  if (written === 0) io.stderr.write("  The file changes no record. These errors are in the whole sheet:\n");
  for (const value of values.slice(0, valuesShown))
    io.stderr.write(`${writeWrongValue(value, io.stderr, more)}\n`);
  if (written > 0 && unchanged > 0)
    io.stderr.write("  Errors of records that the file does not change are not listed here.\n");
  io.stderr.write(`  Correct them: data-import records fix --sheet ${sheet.id}\n`);
  io.stderr.write(`  See all: data-import records list --sheet ${sheet.id} --filter error\n`);
}

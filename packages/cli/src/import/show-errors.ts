import type { CommitId, Sheet } from "@data-import/types";
import type { Context } from "../context.ts";
import { groupWrongCells, listWrongCells, writeWrongValue } from "../fix/wrong-values.ts";

/** So many records are read to find the most frequent errors. */
const read = 1000;
const shown = 5;

/** Writes the most frequent errors of the records that changed after a commit, and what to do next. */
export async function showErrors(
  { api, io, signal }: Context,
  sheet: Sheet,
  sinceCommitId?: CommitId,
): Promise<void> {
  const query = { filter: "error", includeMessages: true, pageSize: read, sinceCommitId } as const;
  const { records } = await api.records.get(sheet.id, query, { signal });
  const values = groupWrongCells(records.flatMap((record) => listWrongCells(record)));
  const more = records.length === read;
  for (const value of values.slice(0, shown)) io.stderr.write(`${writeWrongValue(value, io.stderr, more)}\n`);
  io.stderr.write(`  Correct them: data-import records fix --sheet ${sheet.id}\n`);
  io.stderr.write(`  See all: data-import records list --sheet ${sheet.id} --filter error\n`);
}

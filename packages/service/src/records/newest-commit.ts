import { getCommitTimes } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import { getSheetState, type LoadedSheet } from "../sheets/sheets.ts";

/** The ids of the last commit of a sheet, under both of its names; empty if it has none. */
export async function describeNewestCommit(
  context: Context,
  { id }: LoadedSheet,
): Promise<{ commitId?: string; versionId?: string }> {
  const { last_commit } = await getSheetState(context, id);
  const commit = (await getCommitTimes(context, id, [last_commit])).get(last_commit);
  return commit === undefined ? {} : { commitId: commit.id, versionId: commit.id };
}

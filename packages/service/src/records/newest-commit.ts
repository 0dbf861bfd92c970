import { findNewestCommit } from "../commits/commits.ts";
import type { Context } from "../context/context.ts";
import type { LoadedSheet } from "../sheets/sheets.ts";

/** The ids of the last commit of a sheet, under both of its names; empty if it has none. */
export async function describeNewestCommit(
  context: Context,
  { id }: LoadedSheet,
): Promise<{ commitId?: string; versionId?: string }> {
  const commitId = await findNewestCommit(context, id);
  return commitId === undefined ? {} : { commitId, versionId: commitId };
}

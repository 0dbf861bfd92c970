import type { CommitId, VersionId } from "@data-import/types";
import { findNewestCommit, nameVersion } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";

/** The ids of the last commit of a sheet, under both of its names; empty if it has none. */
export async function describeNewestCommit(
  context: Context,
  { id }: { readonly id: string },
): Promise<{ commitId?: CommitId; versionId?: VersionId }> {
  const newest = await findNewestCommit(context, id);
  return newest === undefined ? {} : nameVersion(newest.id);
}

/** The same for a response that needs a version: if the sheet has no commit, a new one that no version has. */
export async function nameNewestVersion(
  context: Context,
  sheet: { readonly id: string },
): Promise<{ commitId?: CommitId; versionId: VersionId }> {
  return { versionId: context.newId("commit") as VersionId, ...(await describeNewestCommit(context, sheet)) };
}

import type { CommitId, VersionId } from "@data-import/types";
import { findNewestCommit, nameVersion } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";

/** The ids of the last commit of a sheet, under both of its names; empty if it has none. */
export async function describeNewestCommit(
  context: Context,
  { id }: { readonly id: string },
): Promise<{ commitId?: CommitId; versionId?: VersionId }> {
  const commitId = await findNewestCommit(context, id);
  return commitId === undefined ? {} : nameVersion(commitId);
}

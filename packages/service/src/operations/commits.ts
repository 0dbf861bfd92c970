import { completeCommits, describeCommit, getCommit } from "../commits/commits.ts";
import { getSheet } from "../sheets/sheets.ts";
import type { Handlers } from "./handler.ts";

export const commitHandlers = {
  async getCommit(context, { path }) {
    return { data: describeCommit(await getCommit(context, path.commitId)) };
  },
  async completeCommit(context, { path }) {
    const commit = await getCommit(context, path.commitId);
    await completeCommits(context, await getSheet(context, commit.sheet_id), [commit.id]);
    return { data: { success: true } };
  },
} satisfies Partial<Handlers>;

import type { Commit, CommitId, VersionId } from "@data-import/types";
import { describeCommits, getCommit, leaveCommit } from "../commits/commits.ts";
import { holdRow } from "../context/lock-rows.ts";
import { requireGranted } from "../context/require-in-scope.ts";
import { noteMeasured } from "../domain/list-part.ts";
import { describePage, readPage } from "../domain/page.ts";
import { describeCreated } from "../records/changes/record-commit.ts";
import { listCommitChanges } from "../records/history/list-commit-changes.ts";
import { undoCommit } from "../records/history/undo.ts";
import { nameNewestVersion } from "../records/stores/newest-commit.ts";
import { getSheet } from "../sheets/sheets.ts";
import type { Operations } from "./handler.ts";

export const commitHandlers = {
  async createVersion(context, { body: { sheetId } }) {
    if (sheetId === undefined) return { data: { versionId: context.newId("commit") as VersionId } };
    const { versionId } = await nameNewestVersion(context, await getSheet(context, sheetId));
    return { data: { versionId } };
  },
  async getCommit(context, { path }) {
    const commit = await getCommit(context, path.commitId);
    const sheet = await getSheet(context, commit.sheet_id);
    const [described] = await describeCommits(context, sheet, [commit]);
    return { data: described as Commit };
  },
  async listCommitChanges(context, { path, query }) {
    const commit = await getCommit(context, path.commitId);
    const sheet = await getSheet(context, commit.sheet_id);
    requireGranted(context, "records:read", sheet);
    const page = readPage(query, { order: ["changes", commit.id] });
    // A change has ids and keys of fields, but no values.
    noteMeasured(context);
    const { rows, total, next } = await listCommitChanges(context, commit, page);
    return { data: rows, pagination: describePage(page, total, next) };
  },
  async completeCommit(context, { path }) {
    const commit = await getCommit(context, path.commitId);
    await leaveCommit(context, commit.id, context.actor.id);
    return { data: { success: true } };
  },
  async replayCommit(context, { path }) {
    const commit = await getCommit(context, path.commitId);
    const sheet = await holdRow(context, "sheets", commit.sheet_id, () => getSheet(context, commit.sheet_id));
    await context.emit(describeCreated(sheet, commit.id));
    return { data: { success: true } };
  },
  async undoCommit(context, { path, query }) {
    const { commit, ...counts } = await undoCommit(
      context,
      await getCommit(context, path.commitId),
      query.skipChanged === true,
    );
    return { data: { ...(commit && { commitId: commit.id as CommitId }), ...counts } };
  },
} satisfies Partial<Operations>;

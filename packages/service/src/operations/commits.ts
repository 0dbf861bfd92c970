import { completeCommits, describeCommit, getCommit } from "../commits/commits.ts";
import { listCommitRows } from "../commits/store.ts";
import { getSheet, listVisibleSheets } from "../sheets/sheets.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import type { Handlers } from "./handler.ts";

export const commitHandlers: Pick<
  Handlers,
  "listWorkbookCommits" | "listSheetCommits" | "getCommit" | "completeCommit"
> = {
  async listWorkbookCommits(context, { path, query }) {
    const { id } = await getWorkbook(context, path.workbookId);
    const visible = new Set((await listVisibleSheets(context, id)).map((sheet) => sheet.id));
    const rows = await listCommitRows(context, { workbookId: id }, query.completed);
    return { data: rows.filter((row) => visible.has(row.sheet_id)).map(describeCommit) };
  },
  async listSheetCommits(context, { path, query }) {
    const { id } = await getSheet(context, path.sheetId);
    return { data: (await listCommitRows(context, { sheetId: id }, query.completed)).map(describeCommit) };
  },
  async getCommit(context, { path }) {
    return { data: describeCommit(await getCommit(context, path.commitId)) };
  },
  async completeCommit(context, { path }) {
    const commit = await getCommit(context, path.commitId);
    await completeCommits(context, await getSheet(context, commit.sheet_id), [commit.id]);
    return { data: { success: true } };
  },
};

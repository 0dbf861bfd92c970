import { nameVersion } from "../commits/commits.ts";
import { DomainError } from "../domain/errors.ts";
import { insertRecords } from "../records/insert.ts";
import { listRecords } from "../records/list-records.ts";
import { describeNewestCommit } from "../records/newest-commit.ts";
import { batchData, type RecordBatch } from "../records/record-batch.ts";
import { deleteRecords, updateRecords } from "../records/write.ts";
import { getSheet } from "../sheets/sheets.ts";
import type { Handlers } from "./handler.ts";

/** The records of sheets. */
export const recordHandlers = {
  async getRecords(context, { path, query }) {
    return { data: await listRecords(context, await getSheet(context, path.sheetId), query) };
  },

  async insertRecords(context, { path, headers, body }) {
    // The body is a batch if it was read in the faster way.
    const batch = Array.isArray(body) ? batchData(body) : (body as RecordBatch);
    const isShown = !prefersMinimal(headers.Prefer);
    const inserted = await insertRecords(context, { id: path.sheetId }, batch, { isShown });
    const { sheet, commit, counts, records } = inserted;
    const ids = commit === undefined ? await describeNewestCommit(context, sheet) : nameVersion(commit.id);
    return { data: { success: true, ...ids, counts, ...(records && { records: records as never }) } };
  },

  async updateRecords(context, { path, body }) {
    const sheet = { id: path.sheetId };
    const commit = await updateRecords(context, sheet, body);
    if (commit !== undefined) return { data: nameVersion(commit.id) };
    const { commitId, versionId } = await describeNewestCommit(context, sheet);
    // There is no commit only for an empty list on a sheet without commits.
    if (commitId === undefined || versionId === undefined) throw createEmptyUpdate();
    return { data: { commitId, versionId } };
  },

  async deleteRecords(context, { path, query }) {
    await deleteRecords(context, { id: path.sheetId }, query.ids);
    return { data: { success: true } };
  },
} satisfies Partial<Handlers>;

/** Whether the header `Prefer`, a list, has `return=minimal`. */
function prefersMinimal(prefer = ""): boolean {
  return /(^|[,;\s])return\s*=\s*"?minimal"?\s*($|[,;])/i.test(prefer);
}

function createEmptyUpdate(): DomainError {
  return new DomainError("invalid", { message: "The list of records must have at least one entry." });
}

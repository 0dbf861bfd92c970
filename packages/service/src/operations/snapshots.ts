import type { JobId } from "@data-import/types";
import { renameKeys } from "../domain/errors.ts";
import { readPage } from "../domain/page.ts";
import { listDifferences, summarizeDifferences } from "../records/differences/describe-differences.ts";
import { createComparison } from "../records/differences/differences.ts";
import { createJob } from "../runner/create-job.ts";
import { getSheet } from "../sheets/sheets.ts";
import { getSnapshot, takeSnapshot } from "../snapshots/snapshots.ts";
import { dropSnapshot, listSnapshotRows } from "../snapshots/store.ts";
import { toSnapshot } from "../storage/rows/snapshots.ts";
import type { Operations } from "./handler.ts";

/** The records of sheets at one moment. */
export const snapshotHandlers = {
  async listSnapshots(context, { query }) {
    const { id } = await getSheet(context, query.sheetId);
    const { rows, ...position } = await listSnapshotRows(context, id, query);
    return { data: rows.map(toSnapshot), ...position };
  },
  async createSnapshot(context, { body }) {
    return { data: toSnapshot(await takeSnapshot(context, body)) };
  },
  async getSnapshot(context, { path: { snapshotId }, query: { includeSummary } }) {
    const row = await getSnapshot(context, snapshotId);
    if (!includeSummary) return { data: toSnapshot(row) };
    const comparison = createComparison(await getSheet(context, row.sheet_id), row);
    return { data: { ...toSnapshot(row), summary: await summarizeDifferences(context, comparison) } };
  },
  async deleteSnapshot(context, { path: { snapshotId } }) {
    await dropSnapshot(context, await getSnapshot(context, snapshotId));
    return { data: { success: true } };
  },
  async getSnapshotRecords(context, { path: { snapshotId }, query }) {
    const row = await getSnapshot(context, snapshotId);
    const comparison = createComparison(await getSheet(context, row.sheet_id), row);
    return listDifferences(
      context,
      comparison,
      query.changeType,
      readPage(query, { order: ["differences"] }),
    );
  },
  async restoreSnapshot(context, { path: { snapshotId }, body: options }) {
    const row = await getSnapshot(context, snapshotId);
    const job = await renameKeys(
      (key) => key.replace(/^config\./, ""),
      () =>
        createJob(context, {
          type: "sheet",
          operation: "restore-snapshot",
          source: row.sheet_id,
          trigger: "immediate",
          mode: "foreground",
          config: { snapshotId, ...(options && { options }) },
        }),
    );
    return { data: { ...toSnapshot(row), jobId: job.id as JobId } };
  },
} satisfies Partial<Operations>;

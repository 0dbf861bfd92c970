import type { CopyRecordsJobConfig } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { type JobEnd, type JobOperation, toPercent, writeTexts } from "../jobs/operation.ts";
import { copyRecords } from "../records/differences/copy-records.ts";
import { requireEditableCell } from "../records/rules/require-editable.ts";
import { getSheet, requireWritable } from "../sheets/sheets.ts";
import { beginSnapshots, getSnapshot } from "../snapshots/snapshots.ts";
import { dropSnapshot } from "../snapshots/store.ts";
import { readJson } from "../storage/rows/columns.ts";
import { copySnapshots, type WithSnapshots } from "./copy-snapshots.ts";

/** The progress of the job. */
interface Copying extends WithSnapshots {
  /** The snapshot of the sheet to copy from. */
  readonly snapshotId: string;
  /** Where to continue in the snapshot: behind this position. */
  readonly after: number;
  readonly copied: number;
}

/** `copy-records` of a sheet: adds the records of another sheet, as they are when the job begins. */
export const copyRecordsOperation: JobOperation = {
  permission: "records:write",
  readPermission: "records:read",
  config: "CopyRecordsJobConfig",
  continues: true,

  async check(context, { source, config }) {
    const { sheetId } = config as unknown as CopyRecordsJobConfig;
    const to = await getSheet(context, source);
    const from = await getSheet(context, sheetId, "config.sheetId");
    if (from.workbookId !== to.workbookId || from.id === to.id) {
      const message = "`config.sheetId` must be another sheet of the same workbook.";
      throw createInvalid("reference_mismatch", "config.sheetId", message);
    }
    requireWritable(context, to, "add");
    for (const field of to.fields) requireEditableCell(context, field);
  },

  async run({ row, context, state, step, finish }) {
    const { sheetId: from } = readJson(row.config) as CopyRecordsJobConfig;
    const begun =
      (state as Copying | undefined) ??
      (await step(async (own) => ({ state: await begin(own, from) }))).state;
    let copying = await copySnapshots({ step }, begun);
    const { snapshotId } = copying;
    const { end_position: end } = await getSnapshot(context, snapshotId);
    for (let isDone = false; !isDone; ) {
      const before = copying;
      const taken = await step(async (own) => {
        const copied = await copyRecords(own, { sheetId: row.source, snapshotId }, before.after);
        if (copied === undefined) return { state: before, isDone: true };
        const { count, last } = copied;
        const next: Copying = { ...before, after: last, copied: before.copied + count };
        return { state: next, isDone: false, progress: toPercent(last, end) };
      });
      copying = taken.state;
      isDone = taken.isDone;
    }
    const { copied } = copying;
    return finish(async (own) => {
      await dropSnapshot(own, await getSnapshot(own, snapshotId));
      return describeEnd(row.source, copied);
    });
  },
};

async function begin(context: Context, sheetId: string): Promise<Copying> {
  const sheet = await getSheet(context, sheetId);
  const [snapshotId = ""] = await beginSnapshots(context, [sheet], "Records to copy");
  return { snapshotId, snapshots: [snapshotId], after: -1, copied: 0 };
}

function describeEnd(sheetId: string, copied: number): JobEnd {
  return {
    ...writeTexts({ code: "records_copied", params: { count: copied } }, { type: "id", id: sheetId }),
    result: { copied },
  };
}

import type { RestoreOptions, RestoreSnapshotJobConfig, SheetId, SnapshotId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Selectable } from "kysely";
import { listChangedRanges } from "../commits/commits.ts";
import { listPositions, type Ranges } from "../commits/ranges.ts";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { createInvalid, DomainError } from "../domain/errors.ts";
import { type JobEnd, type JobOperation, toPercent, writeTexts } from "../jobs/operation.ts";
import { isRunning } from "../jobs/store.ts";
import { type Restored, requireRestorable, restoreRecords } from "../records/differences/restore-records.ts";
import { openSheet } from "../records/rules/workbook-rules.ts";
import { getSheet } from "../sheets/sheets.ts";
import { lockSheetStates } from "../sheets/store.ts";
import { beginSnapshots, getSnapshot } from "../snapshots/snapshots.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { SnapshotRow } from "../storage/rows/snapshots.ts";
import { copySnapshots, giveUpSnapshots, type WithSnapshots } from "./copy-snapshots.ts";

const operation = "restore-snapshot";
const everything: RestoreOptions = { created: true, updated: true, deleted: true };

/** The progress of the job. */
interface Restore extends WithSnapshots, Restored {
  /** The snapshot of the state before. */
  readonly before: string;
  /** Records from this position on were added since the job began: they stay. */
  readonly end: number;
  /** Where to continue: behind this position. */
  readonly after: number;
}

/** `restore-snapshot` of a sheet: brings its records back to a snapshot. */
export const restoreSnapshotOperation: JobOperation = {
  permission: "records:write",
  config: "RestoreSnapshotJobConfig",

  async check(context, { source, config }) {
    const { snapshotId, options = everything } = config as unknown as RestoreSnapshotJobConfig;
    const snapshot = await getSnapshot(context, snapshotId, "config.snapshotId");
    if (snapshot.sheet_id !== source) {
      const message = `\`config.snapshotId\` must be a snapshot of the sheet \`${source}\`.`;
      throw createInvalid("reference_mismatch", "config.snapshotId", message);
    }
    const { workbookId } = await getSheet(context, source);
    // Of two requests at the same moment, the second one sees the job of the first one.
    await lockRows(context, "workbooks", [workbookId], async () => undefined);
    if (await isRunning(context, source, operation)) {
      const message = "Another job restores a snapshot of this sheet: wait for its end.";
      throw new DomainError("job_state", { message, key: "sheetId" });
    }
    await requireRestorable(context, await getSheet(context, source), options);
  },

  giveUp: giveUpSnapshots,

  async run({ row, context, state, step, finish }) {
    const { snapshotId, options = everything } = readJson<RestoreSnapshotJobConfig>(
      row.config,
    ) as RestoreSnapshotJobConfig;
    const sheetId = row.source;
    const begun =
      (state as Restore | undefined) ??
      (await step(async (own) => ({ state: await begin(own, sheetId) }))).state;
    let progress = await copySnapshots({ step }, begun);
    const snapshot = await getSnapshot(context, snapshotId);
    for (let isLast = false; !isLast; ) {
      const done = progress;
      const taken = await step((own) => restoreNext(own, sheetId, { snapshot, options }, done));
      progress = taken.state;
      isLast = taken.isLast;
    }
    const restored = progress;
    return finish(async () => describeEnd(sheetId, restored));
  },
};

/**
 * Brings back the next records that have changed. Programs may write while the job runs, so each step looks for itself:
 * its commit takes back everything from before it.
 */
async function restoreNext(
  context: Context,
  sheetId: string,
  { snapshot, options }: { readonly snapshot: Selectable<SnapshotRow>; readonly options: RestoreOptions },
  done: Restore,
): Promise<{ readonly state: Restore; readonly progress: number; readonly isLast: boolean }> {
  const { after, end } = done;
  // From here on, nobody else writes until the commit.
  await openSheet(context, { id: sheetId });
  const ranges = await listChangedRanges(context, sheetId, snapshot.commit_number + 1);
  const left = ranges.flatMap(([first, last]): Ranges => {
    const [from, to] = [Math.max(first, after + 1), Math.min(last, end - 1)];
    return from > to ? [] : [[from, to]];
  });
  const [positions = []] = listPositions(left, limits.restoredCommitRecords);
  const last = positions.at(-1) ?? end;
  const isLast = positions.length < limits.restoredCommitRecords;
  if (positions.length === 0) return { state: done, progress: toPercent(last, end), isLast };
  const target = { sheetId, snapshotId: snapshot.id, options };
  const { deleted, updated, restored } = await restoreRecords(context, target, positions);
  const state = {
    ...done,
    after: last,
    deleted: done.deleted + deleted,
    updated: done.updated + updated,
    restored: done.restored + restored,
  };
  return { state, progress: toPercent(last, end), isLast };
}

async function begin(context: Context, sheetId: string): Promise<Restore> {
  const [state] = await lockSheetStates(context, [sheetId]);
  const sheet = await getSheet(context, sheetId);
  const [before = ""] = await beginSnapshots(context, [sheet], "Before a snapshot was restored");
  const end = state?.next_position ?? 0;
  return { before, snapshots: [before], end, after: -1, deleted: 0, updated: 0, restored: 0 };
}

function describeEnd(sheetId: string, { before, deleted, updated, restored }: Restore): JobEnd {
  const next = { type: "snapshot" as const, snapshotId: before as SnapshotId, sheetId: sheetId as SheetId };
  return {
    ...writeTexts({ code: "records_restored", params: { restored, updated, deleted } }, next),
    result: { deleted, updated, restored, snapshotId: before },
  };
}

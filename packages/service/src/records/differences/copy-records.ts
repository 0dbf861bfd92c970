import { mapGivingWay } from "@data-import/front";
import { limits } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { requireWritable } from "../../sheets/sheets.ts";
import { getSnapshot } from "../../snapshots/snapshots.ts";
import { listCopiesBehind } from "../../snapshots/store.ts";
import { commitChanges } from "../changes/commit-changes.ts";
import { createMark } from "../changes/record-commit.ts";
import { readRecord } from "../record/record.ts";
import { validateAgain } from "../rules/validator.ts";
import { openSheet } from "../rules/workbook-rules.ts";
import { createComparison, moveSlots } from "./differences.ts";

/**
 * Adds the next records of a snapshot of another sheet to the end of a sheet, as one commit. Returns their number, and the
 * position of the last one in the snapshot; undefined if none is left.
 * @param after the position in the snapshot to continue behind
 */
export async function copyRecords(
  context: Context,
  { sheetId, snapshotId }: { readonly sheetId: string; readonly snapshotId: string },
  after: number,
): Promise<{ readonly count: number; readonly last: number } | undefined> {
  const snapshot = await getSnapshot(context, snapshotId);
  const rows = await listCopiesBehind(context, snapshotId, after, limits.copiedCommitRecords);
  const last = rows.at(-1)?.position;
  if (last === undefined) return undefined;
  const { ruled, state } = await openSheet(context, { id: sheetId });
  requireWritable(context, ruled.sheet, "add");
  await requireUnblocked(context, ruled.sheet);
  const { shared } = createComparison(ruled.sheet, snapshot);
  const commit = createMark(context, state);
  let next = state.next_position;
  const changes = await mapGivingWay(rows, (row) => {
    const copy = {
      ...moveSlots(readRecord(row), shared),
      id: context.newId("record"),
      position: next,
      changed: new Map<number, number>(),
      createdCommit: commit.number,
      updatedCommit: commit.number,
    };
    next += 1;
    return { prepared: validateAgain(ruled.validator, copy) };
  });
  const effects = { "records:created": rows.length };
  await commitChanges(context, ruled, { ...state, next_position: next }, commit, changes, effects, {
    undo: null,
  });
  return { count: rows.length, last };
}

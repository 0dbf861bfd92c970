import { mapGivingWay } from "@data-import/front";
import type { Record as ApiRecord, RecordId, RecordValues, RestoreOptions } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../../sheets/sheets.ts";
import { getSnapshot } from "../../snapshots/snapshots.ts";
import { commitChanges } from "../changes/commit-changes.ts";
import { createMark } from "../changes/record-commit.ts";
import { createRevision } from "../changes/revision.ts";
import type { rewriteMessages } from "../record/authors.ts";
import { requireDeletable } from "../rules/require-editable.ts";
import { listKept, validateAgain } from "../rules/validator.ts";
import { openSheet, type RuledSheet } from "../rules/workbook-rules.ts";
import type { Change } from "../stores/relations.ts";
import { type Comparison, createComparison, type Difference, readDifferences } from "./differences.ts";

/** What a restore has done. */
export interface Restored {
  readonly deleted: number;
  readonly updated: number;
  readonly restored: number;
}

/**
 * Throws a `conflict` if the records of a sheet cannot be restored, because it is locked or a job blocks it; and a
 * `forbidden` if a guest may not do this.
 */
export async function requireRestorable(
  context: Context,
  sheet: LoadedSheet,
  options: RestoreOptions,
): Promise<void> {
  requireWritable(context, sheet, "edit");
  if (options.created) requireWritable(context, sheet, "delete");
  if (options.deleted) requireWritable(context, sheet, "add");
  await requireUnblocked(context, sheet);
}

/** Brings the records at some positions back to a snapshot, as one commit; without differences there is none. */
export async function restoreRecords(
  context: Context,
  { sheetId, snapshotId, options }: { sheetId: string; snapshotId: string; options: RestoreOptions },
  positions: readonly number[],
): Promise<Restored> {
  const { ruled, state } = await openSheet(context, { id: sheetId });
  await requireRestorable(context, ruled.sheet, options);
  const comparison = createComparison(ruled.sheet, await getSnapshot(context, snapshotId));
  const isWanted = {
    createdSince: options.created,
    updatedSince: options.updated,
    deletedSince: options.deleted,
  };
  const differences = (await readDifferences(context, comparison, positions)).filter(
    ({ type }) => isWanted[type],
  );
  const commit = createMark(context, state);
  const changes = (
    await mapGivingWay(differences, (one) => createChange(context, ruled, comparison, one, commit.number))
  ).flat();
  const deleted = changes.filter(({ prepared }) => prepared === undefined).length;
  const restored = changes.filter(({ before }) => before === undefined).length;
  const counts = { deleted, restored, updated: changes.length - deleted - restored };
  if (changes.length === 0) return counts;
  const effects = {
    "records:created": restored,
    "records:updated": counts.updated,
    "records:deleted": deleted,
  };
  await commitChanges(context, ruled, state, commit, changes, effects, { cause: "restore" });
  return counts;
}

/** The messages of a snapshot come back as they were, with their authors. */
const takeMessages: typeof rewriteMessages = (_, { messages = [] }) => messages;

function createChange(
  context: Context,
  ruled: RuledSheet,
  { shared }: Comparison,
  { then, now }: Difference,
  commit: number,
): Change[] {
  if (then === undefined) {
    if (now === undefined) return [];
    requireDeletable(context, now);
    return [{ before: now }];
  }
  if (now === undefined) {
    return [{ prepared: { ...validateAgain(ruled.validator, then), updatedCommit: commit } }];
  }
  const kept = listKept(then.messages);
  const values = Object.fromEntries(
    shared.map(({ field: { key, slot } }) => [
      key,
      { value: then.cells[slot] ?? null, messages: [...(kept.get(slot) ?? [])] },
    ]),
  ) as RecordValues;
  const { metadata = {}, config = {} } = then;
  const revision: ApiRecord = { id: now.id as RecordId, values, metadata, config };
  const prepared = createRevision(context, ruled, now, revision, commit, takeMessages);
  return prepared === undefined ? [] : [{ before: now, prepared }];
}

import { mapGivingWay } from "@data-import/front";
import { limits } from "@data-import/types";
import { type CommitMark, type LaterCommit, listLaterCommits, readUndoOf } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import { DomainError, type Problem } from "../../domain/errors.ts";
import { requireUnblocked } from "../../jobs/blocks.ts";
import { type LoadedSheet, requireWritable } from "../../sheets/sheets.ts";
import { commitChanges } from "../changes/commit-changes.ts";
import { createMark } from "../changes/record-commit.ts";
import { findLast, listStanding } from "../changes/standing.ts";
import type { StoredRecord } from "../record/record.ts";
import { requireDeletable } from "../rules/require-editable.ts";
import { validateAgain } from "../rules/validator.ts";
import { openSheet, type RuledSheet } from "../rules/workbook-rules.ts";
import { readRecordsAt } from "../stores/record-store.ts";
import type { Change } from "../stores/relations.ts";
import { readDeleted, readUndo } from "../stores/undo-entries.ts";
import { listFollowers, readFollowers, withoutFollowers } from "./followers.ts";
import { createReversal, type Overtaken } from "./reversal.ts";

/** The result of an undo. */
export interface Undone {
  /** Undefined if nothing was left to undo. */
  readonly commit: CommitMark | undefined;
  readonly deleted: number;
  readonly updated: number;
  readonly restored: number;
  readonly skipped: number;
}

/**
 * Undoes a commit by another one. Throws a `conflict` for a locked sheet, if later commits changed the same, or if the
 * deleted records are not kept; and a `forbidden` if a guest may not do this.
 * @param skipChanged whether to leave as it is what later commits changed
 */
export async function undoCommit(
  context: Context,
  { id, sheet_id }: { readonly id: string; readonly sheet_id: string },
  skipChanged: boolean,
): Promise<Undone> {
  const { ruled, state } = await openSheet(context, { id: sheet_id });
  const { sheet } = ruled;
  await requireUnblocked(context, sheet);
  const { number, ranges, undo } = await readUndoOf(context, id);
  const entries = readUndo(undo);
  if (entries === undefined) throw createNotKept();
  const positions = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const stored = new Map(
    (await readRecordsAt(context, sheet.id, positions)).map((one) => [one.position, one]),
  );
  const updates = new Map(entries.updated.map((entry) => [entry.position, entry]));
  const deleted = new Map(entries.deleted.map(readDeleted).map((record) => [record.position, record]));
  const restored = new Set(entries.restored);
  const later = await listLaterCommits(context, sheet.id, number);
  const standing = listStanding(later);
  const following = listFollowers(number, standing);
  const followers = await readFollowers(context, sheet.id, following);
  const others = standing.filter((one) => !following.includes(one));
  const commit = createMark(context, state);
  const overtaken: Overtaken[] = [];

  const changes = await mapGivingWay(positions, (position): Change | undefined => {
    const record = stored.get(position);
    const gone = deleted.get(position);
    const entry = updates.get(position);
    if (gone !== undefined) {
      if (record === undefined && findLast(others, position) === undefined)
        return bringBack(ruled, gone, commit.number);
    } else if (record !== undefined && entry !== undefined) {
      const numbers = { undone: number, commit: commit.number };
      const before = withoutFollowers(context, ruled, record, followers, commit.number);
      const reversal = createReversal(context, ruled, before, entry, numbers, overtaken);
      return reversal && { ...reversal, before: record };
    } else if (record !== undefined && findLast(others, position) === undefined) {
      if (record.createdCommit !== number && !restored.has(position)) throw createNotKept();
      requireDeletable(context, record);
      return { before: record };
    }
    overtaken.push({ position, record });
    return undefined;
  });
  if (overtaken.length > 0 && !skipChanged) throw createOvertaken(sheet, overtaken, later);
  const made = changes.flatMap((change) => change ?? []);
  const counts = countKinds(made);
  if (counts.restored > 0) requireWritable(context, sheet, "add");
  if (counts.deleted > 0) requireWritable(context, sheet, "delete");
  if (counts.updated > 0 || made.length === 0) requireWritable(context, sheet, "edit");
  const skipped = new Set(overtaken.map(({ position }) => position)).size;
  if (made.length === 0) return { commit: undefined, ...counts, skipped };
  const effects = {
    "records:created": counts.restored,
    "records:updated": counts.updated,
    "records:deleted": counts.deleted,
  };
  const undoes = { number, isPart: skipped > 0 };
  await commitChanges(context, ruled, state, commit, made, effects, { undoes, cause: "undo" });
  return { commit, ...counts, skipped };
}

function countKinds(changes: readonly Change[]): Pick<Undone, "deleted" | "updated" | "restored"> {
  const deleted = changes.filter(({ prepared }) => prepared === undefined).length;
  const restored = changes.filter(({ before }) => before === undefined).length;
  return { deleted, restored, updated: changes.length - deleted - restored };
}

function bringBack({ validator }: RuledSheet, record: StoredRecord, commit: number): Change {
  return { prepared: { ...validateAgain(validator, record), updatedCommit: commit } };
}

function createOvertaken(
  { fields }: LoadedSheet,
  overtaken: readonly Overtaken[],
  later: readonly LaterCommit[],
): DomainError {
  const problems = overtaken.slice(0, limits.errorsShown).map(({ position, record, slot }): Problem => {
    const number = slot === undefined ? undefined : record?.changed.get(slot);
    const commit = later.find((each) => each.number === number) ?? findLast(later, position);
    const key = slot === undefined ? undefined : fields.bySlot.get(slot)?.key;
    const subject =
      record === undefined
        ? "A record"
        : `${key === undefined ? "The" : `\`${key}\` of the`} record \`${record.id}\``;
    const by = commit === undefined ? "" : ` by the commit \`${commit.id}\``;
    const message = `${subject} was ${record === undefined ? "deleted" : "changed"} later${by}: undo that first, or send \`skipChanged=true\`.`;
    return { message, key: "commitId" };
  });
  return new DomainError("commit_not_undoable", problems);
}

function createNotKept(): DomainError {
  const message = "This commit cannot be undone: the service has not kept the records as they were before.";
  return new DomainError("commit_not_undoable", { message, key: "commitId" });
}

import type { CommitCreatedEvent } from "@data-import/types";
import { limits } from "@data-import/types";
import {
  type CommitMark,
  describeCompleted,
  nameVersion,
  recordCommit,
  type UndoneMark,
} from "../../commits/commits.ts";
import { listReceivers } from "../../commits/receivers.ts";
import type { Context, NewEvent } from "../../context/context.ts";
import { describeSheet, type LoadedSheet } from "../../sheets/sheets.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";

type Topic = "records:created" | "records:updated" | "records:deleted";

/** By topic, how many records a commit adds, changes or deletes. */
export type CommitEffects = { readonly [Name in Topic]?: number };

/**
 * The mark of the next commit of a sheet that is locked. Its time is that of the request, but never before the time of the
 * last commit: a request may have begun earlier and waited for the lock, and the clocks of two nodes differ.
 */
export function createMark({ now, newId }: Context, state: SheetStateRow): CommitMark {
  const { last_commit: last, last_commit_at: lastAt } = state;
  return {
    id: newId("commit"),
    number: last + 1,
    createdAt: lastAt !== null && lastAt > now ? lastAt : now,
  };
}

/** What the state of a sheet says of its last commit. */
export function writeLastCommit({
  number,
  createdAt,
}: CommitMark): Pick<SheetStateRow, "last_commit" | "last_commit_at"> {
  return { last_commit: number, last_commit_at: createdAt };
}

/**
 * Stores a commit that changes the records at some positions, and its events.
 * @param effects by topic, how many records it adds, changes or deletes; without any, the commit has no events
 * @param facts what its undo needs, from `writeUndo`, and what it takes back
 */
export async function storeCommit(
  context: Context,
  sheet: LoadedSheet,
  commit: CommitMark,
  positions: readonly number[],
  effects: CommitEffects,
  { undo, undoes, ...facts }: CommitFacts & { readonly undo: string | null },
): Promise<void> {
  const isTold = Object.keys(effects).length > 0;
  const waitsFor = isTold && sheet.trackChanges ? await listReceivers(context, sheet) : [];
  await recordCommit(context, sheet, commit, positions, { undo, undoes, waitsFor });
  if (!isTold) return;
  await context.emit(...describeCommit(sheet, commit, effects, facts));
  if (sheet.trackChanges && waitsFor.length === 0) await context.emit(describeCompleted(sheet, commit.id));
}

/** What a commit takes back, and which records it deletes. */
export interface CommitFacts {
  readonly undoes?: UndoneMark | undefined;
  readonly cause?: CommitCause | undefined;
  readonly deletedIds?: readonly string[] | undefined;
}

function describeCommit(
  sheet: LoadedSheet,
  commit: CommitMark,
  effects: CommitEffects,
  { cause, deletedIds = [] }: Pick<CommitFacts, "cause" | "deletedIds">,
): NewEvent[] {
  const deletion = {
    recordIds: deletedIds.slice(0, limits.deletedRecordIdsShown),
    changesUrl: `v1/commits/${commit.id}/changes`,
  };
  return [
    describeCreated(sheet, commit.id, cause),
    ...(Object.entries(effects) as [Topic, number][])
      .filter(([, count]) => count > 0)
      .map(([topic, count]) => ({
        topic,
        domain: "sheet" as const,
        target: sheet.id,
        payload: { count, ...(topic === "records:deleted" && deletion) },
        ...locateCommit(sheet, commit.id),
      })),
  ];
}

type CommitCause = NonNullable<CommitCreatedEvent["payload"]["cause"]>;

/** The event that a commit was created. */
export function describeCreated(sheet: LoadedSheet, commitId: string, cause?: CommitCause): NewEvent {
  return {
    topic: "commit:created",
    domain: "workbook",
    target: commitId,
    payload: { trackChanges: sheet.trackChanges, ...(cause !== undefined && { cause }) },
    ...locateCommit(sheet, commitId),
  };
}

/** Where an event about a commit and the records of a sheet happened, and where these are read. */
export function locateCommit(sheet: LoadedSheet, commitId: string): Pick<NewEvent, "context" | "dataUrl"> {
  return {
    context: { ...describeSheet(sheet), ...nameVersion(commitId) },
    dataUrl: `v1/sheets/${sheet.id}/records?commitId=${commitId}`,
  };
}

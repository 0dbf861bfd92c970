import { type CommitMark, nameVersion, recordCommit } from "../commits/commits.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { describeSheet, type LoadedSheet } from "../sheets/sheets.ts";
import type { SheetStateRow } from "../storage/rows/sheets.ts";

type Topic = "records:created" | "records:updated" | "records:deleted";

/** By topic, how many records a commit adds, changes or deletes. */
export type CommitEffects = { readonly [Name in Topic]?: number };

/** The mark of the next commit of a sheet. */
export function createMark(context: Context, state: SheetStateRow): CommitMark {
  return { id: context.newId("commit"), number: state.last_commit + 1 };
}

/**
 * Stores a commit that changes the records at some positions, and its events.
 * @param effects by topic, how many records it adds, changes or deletes; without any, the commit has no events
 * @param undo what its undo needs, from `writeUndo`
 */
export async function storeCommit(
  context: Context,
  sheet: LoadedSheet,
  commit: CommitMark,
  positions: readonly number[],
  effects: CommitEffects,
  undo: string | null,
): Promise<void> {
  const isSilent = Object.keys(effects).length === 0;
  await recordCommit(context, sheet, commit, positions, { undo, isCompleted: isSilent });
  if (!isSilent) await context.emit(...describeCommit(sheet, commit, effects));
}

function describeCommit(sheet: LoadedSheet, commit: CommitMark, effects: CommitEffects): NewEvent[] {
  return [
    describeCreated(sheet, commit.id),
    ...(Object.entries(effects) as [Topic, number][])
      .filter(([, count]) => count > 0)
      .map(([topic, count]) => ({
        ...{ topic, domain: "sheet" as const, payload: { count }, target: sheet.id },
        ...locateCommit(sheet, commit.id),
      })),
  ];
}

/** The event that a commit was created. */
export function describeCreated(sheet: LoadedSheet, commitId: string): NewEvent {
  return {
    ...{ topic: "commit:created", domain: "workbook", target: commitId },
    ...{ payload: { trackChanges: sheet.trackChanges }, ...locateCommit(sheet, commitId) },
  };
}

function locateCommit(sheet: LoadedSheet, commitId: string): Pick<NewEvent, "context" | "dataUrl"> {
  return {
    context: { ...describeSheet(sheet), ...nameVersion(commitId) },
    dataUrl: `v1/sheets/${sheet.id}/records?commitId=${commitId}`,
  };
}

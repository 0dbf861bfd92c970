import { type CommitMark, nameVersion, recordCommit } from "../commits/commits.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { describeSheet, type LoadedSheet } from "../sheets/sheets.ts";
import type { SheetStateRow } from "../storage/rows/sheets.ts";

type Topic = "records:created" | "records:updated" | "records:deleted";

/** The mark of the next commit of a sheet. */
export function createMark(context: Context, state: SheetStateRow): CommitMark {
  return { id: context.newId("commit"), number: state.last_commit + 1 };
}

/** Stores a commit that changes the records at some positions, and its events. */
export async function storeCommit(
  context: Context,
  sheet: LoadedSheet,
  commit: CommitMark,
  positions: readonly number[],
  topic: Topic,
): Promise<void> {
  await recordCommit(context, sheet, commit, positions);
  await context.emit(...describeCommit(sheet, commit, topic, positions.length));
}

function describeCommit(sheet: LoadedSheet, commit: CommitMark, topic: Topic, count: number): NewEvent[] {
  const about = {
    context: { ...describeSheet(sheet), ...nameVersion(commit.id) },
    dataUrl: `v1/sheets/${sheet.id}/records?commitId=${commit.id}`,
  };
  return [
    {
      ...{ topic: "commit:created", domain: "workbook", target: commit.id },
      ...{ payload: { trackChanges: sheet.trackChanges }, ...about },
    },
    { topic, domain: "sheet", payload: { count }, target: sheet.id, ...about },
  ];
}

import type { CommitMark } from "../../commits/commits.ts";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { RuledSheet } from "../rules/workbook-rules.ts";
import type { Change } from "../stores/relations.ts";
import { writeUndo } from "../stores/undo-entries.ts";
import { type AppliedChange, applyChanges } from "./apply-changes.ts";
import { type CommitEffects, type CommitFacts, storeCommit, writeLastCommit } from "./record-commit.ts";

/**
 * Makes changes of records as one commit, with its events; returns their results.
 * @param state the new state of the sheet, except for its counts and its last commit
 * @param effects by topic, how many records it adds, changes or deletes; without any, the commit has no events
 * @param facts what is kept of the records before, by default what an undo needs; and what the commit takes back
 */
export async function commitChanges(
  context: Context,
  ruled: RuledSheet,
  state: SheetStateRow,
  commit: CommitMark,
  changes: readonly Change[],
  effects: CommitEffects,
  {
    undo = writeUndo(context, changes, commit.number),
    ...facts
  }: CommitFacts & { readonly undo?: string | null } = {},
): Promise<AppliedChange[]> {
  const positions = changes.map(({ before, prepared }) => (before ?? prepared)?.position ?? 0);
  const deletedIds = changes.flatMap(({ before, prepared }) => (prepared || !before ? [] : before.id));
  await storeCommit(context, ruled.sheet, commit, positions, effects, { undo, deletedIds, ...facts });
  const next = { ...state, ...writeLastCommit(commit) };
  const isSilent = Object.keys(effects).length === 0;
  return applyChanges(context, ruled, next, changes, {
    commit: { commitId: commit.id, sheetId: ruled.sheet.id, isSilent },
  });
}

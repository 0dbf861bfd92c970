import type { LaterCommit } from "../../commits/commits.ts";
import { listUndoTexts } from "../../commits/store.ts";
import type { Context } from "../../context/context.ts";
import { serviceActor } from "../../domain/actor.ts";
import type { StoredRecord } from "../record/record.ts";
import type { RuledSheet } from "../rules/workbook-rules.ts";
import { readUndo, type UpdateEntry } from "../stores/undo-entries.ts";
import { createReversal } from "./reversal.ts";

/** A commit of a hook that handled another commit, and what it kept of the records before it, by position. */
export interface Follower {
  readonly number: number;
  readonly updates: ReadonlyMap<number, UpdateEntry>;
}

/** Those of some commits, in their order, that hooks made for a commit, or for one that was made for it. */
export function listFollowers(number: number, later: readonly LaterCommit[]): LaterCommit[] {
  const handled = new Set([number]);
  return later.filter(({ number: own, follows }) => {
    const isFollower = follows !== undefined && handled.has(follows);
    if (isFollower) handled.add(own);
    return isFollower;
  });
}

/** What some commits kept of the records before them; the last commit first. */
export async function readFollowers(
  context: Context,
  sheetId: string,
  commits: readonly LaterCommit[],
): Promise<Follower[]> {
  if (commits.length === 0) return [];
  const numbers = commits.map(({ number }) => number);
  const texts = await listUndoTexts(context, sheetId, numbers);
  return texts
    .map(({ number, undo }) => {
      const updated = readUndo(undo)?.updated ?? [];
      return { number, updates: new Map(updated.map((entry) => [entry.position, entry])) };
    })
    .toSorted((one, other) => other.number - one.number);
}

/** A record as it was before hooks changed it. What was changed after them stays. */
export function withoutFollowers(
  context: Context,
  ruled: RuledSheet,
  record: StoredRecord,
  followers: readonly Follower[],
  commit: number,
): StoredRecord {
  // Hooks may change what the caller may not, and have done so for it.
  const hooks = { actor: serviceActor(context.accountId) };
  let current = record;
  for (const { number, updates } of followers) {
    const entry = updates.get(record.position);
    if (entry === undefined) continue;
    const numbers = { undone: number, commit };
    const reversal = createReversal(hooks, ruled, current, entry, numbers, [])?.prepared;
    if (reversal !== undefined) current = { ...reversal, messages: reversal.findings, errors: null };
  }
  return current;
}

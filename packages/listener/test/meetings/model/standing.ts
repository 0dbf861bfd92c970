import type { Change, History } from "./history.ts";

/**
 * Those of some commits, in their order, whose changes are still there: without undos, and without what these have undone as
 * a whole, with the commits of hooks that had handled it before.
 */
export function listStanding(changes: readonly Change[]): Change[] {
  /** By the number of a commit that is undone, the number of the undo. */
  const undone = new Map<number, number>();
  for (const { number, undoes } of changes.toReversed())
    if (undoes !== undefined && !undone.has(number)) undone.set(undoes, number);
  return changes.filter(({ number, undoes, follows }) => {
    const undo = follows === undefined ? undefined : undone.get(follows);
    if (undo !== undefined && number < undo) undone.set(number, undo);
    return undoes === undefined && !undone.has(number);
  });
}

/** Those of some commits that hooks made for a commit, or for one that was made for it; the last one first. */
export function listFollowers({ number }: Change, later: readonly Change[]): Change[] {
  const handled = new Set([number]);
  const followers = later.filter(({ number: own, follows }) => {
    const isFollower = follows !== undefined && handled.has(follows);
    if (isFollower) handled.add(own);
    return isFollower;
  });
  return followers.toReversed();
}

/** Whether a commit is undone as a whole at the end of a history. */
export function isUndone({ changes }: History, number: number): boolean {
  return !listStanding(changes.slice(number - 1)).some((change) => change.number === number);
}

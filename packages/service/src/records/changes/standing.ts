import { type LaterCommit, type LinkedCommit, listLinkedCommits } from "../../commits/commits.ts";
import { findCommitNumbers } from "../../commits/store.ts";
import type { Context } from "../../context/context.ts";

/**
 * Those of the commits after one, in their order, whose changes are still there: without undos, and without what they have
 * undone as a whole, with the commits of hooks that had handled it.
 */
export function listStanding<Commit extends LinkedCommit>(later: readonly Commit[]): Commit[] {
  /** By number of a commit that is undone, the number of the undo. */
  const undone = new Map<number, number>();
  for (const { number, undoes } of later.toReversed()) {
    if (undoes !== undefined && !undone.has(number)) undone.set(undoes, number);
  }
  return later.filter(({ number, undoes, follows }) => {
    const undo = follows === undefined ? undefined : undone.get(follows);
    if (undo !== undefined && number < undo) undone.set(number, undo);
    return undoes === undefined && !undone.has(number);
  });
}

/** The last of some commits that changed the record at a position. */
export function findLast(commits: readonly LaterCommit[], position: number): LaterCommit | undefined {
  return commits.findLast(({ ranges }) =>
    ranges.some(([first, last]) => first <= position && position <= last),
  );
}

/**
 * Whether the calling hook handles a commit of a sheet that was undone as a whole meanwhile.
 * @param newest the number of the last commit of the sheet, which is locked
 */
export async function handlesUndone(context: Context, sheetId: string, newest: number): Promise<boolean> {
  const { handledCommitId: id } = context;
  if (id === undefined) return false;
  const number = (await findCommitNumbers(context, sheetId, [id])).get(id);
  if (number === undefined || number === newest) return false;
  const later = await listLinkedCommits(context, sheetId, number);
  const handled = { id, number, undoes: undefined, follows: undefined };
  return !listStanding([handled, ...later]).includes(handled);
}

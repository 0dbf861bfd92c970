import type { ListedCommit, Write } from "../log.ts";
import { applyWrite } from "./apply-write.ts";
import type { Rows } from "./rows.ts";

type Numbers = ReadonlyMap<string, number>;

/**
 * Of the writes that name a commit, the one that made it. Those that changed nothing name the last commit, too: after it,
 * nothing is left for them to do.
 * @param rows those before the commit
 */
export function findMaker(
  { createdBy }: ListedCommit,
  claims: readonly Write[],
  rows: Rows,
  numbers: Numbers,
): Write | undefined {
  const able = claims.filter(
    (write) => write.author.createdBy === createdBy && changes(rows, write, numbers),
  );
  if (able.length < 2) return able[0];
  return able.find((write) => {
    const after = new Map(rows);
    for (const [id, row] of replayQuietly(rows, write, numbers)) if (row !== undefined) after.set(id, row);
    return !claims.some((other) => other !== write && changes(after, other, numbers));
  });
}

/** Whether a write would change rows. */
export function changes(rows: Rows, write: Write, numbers: Numbers): boolean {
  if (write.kind === "undo" || write.kind === "insert") return true;
  return [...replayQuietly(rows, write, numbers)].some(([id, row]) => rows.get(id) !== row);
}

/** The number of its commit says nothing about whether it changes something. */
const replayQuietly = (rows: Rows, write: Write, numbers: Numbers) =>
  applyWrite({ rows, numbers, report: () => {} }, write, Number.POSITIVE_INFINITY);

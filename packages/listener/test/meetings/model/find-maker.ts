import type { ListedCommit, Write } from "../log.ts";
import { applyWrite } from "./apply-write.ts";
import type { History } from "./history.ts";
import type { Row, Rows } from "./rows.ts";
import { takeBack } from "./take-back.ts";

type Numbers = ReadonlyMap<string, number>;

/** The number of its commit says nothing about whether a write changes something. */
const anyNumber = Number.POSITIVE_INFINITY;

/**
 * Of the writes that name the next commit of a history, the one that made it. Those that changed nothing name the last
 * commit, too: after it, nothing is left for them to do.
 */
export function findMaker(
  { createdBy }: ListedCommit,
  claims: readonly Write[],
  history: History,
  numbers: Numbers,
): Write | undefined {
  const rows = history.rows();
  const able = claims.filter(
    (write) => write.author.createdBy === createdBy && changes(rows, write, numbers),
  );
  if (able.length < 2) return able[0];
  return able.find((write) => {
    const undone = write.kind === "undo" ? history.changes[(numbers.get(write.undone) ?? 0) - 1] : undefined;
    const changed = undone ? takeBack(history, undone, anyNumber).after : applyQuietly(rows, write, numbers);
    const after = new Map(rows);
    for (const [id, row] of changed) {
      if (row === undefined) after.delete(id);
      else after.set(id, row);
    }
    return !claims.some((other) => other !== write && changes(after, other, numbers));
  });
}

/** Whether a write would change rows. Undos and inserts name a commit only if they made it. */
export function changes(rows: Rows, write: Write, numbers: Numbers): boolean {
  if (write.kind === "undo" || write.kind === "insert") return true;
  return [...applyQuietly(rows, write, numbers)].some(([id, row]) => rows.get(id) !== row);
}

function applyQuietly(rows: Rows, write: Write, numbers: Numbers): Map<string, Row | undefined> {
  return applyWrite({ rows, numbers, report: () => {} }, write, anyNumber);
}

import type { ListedCommit, Write } from "../log.ts";
import { applyWrite } from "./apply-write.ts";
import type { History } from "./history.ts";
import { isUndone } from "./standing.ts";

/** Does a write again, as the next commit of the history. */
type Play = (write: Write) => void;

/**
 * Of the writes that name the next commit of a history, does the one again that made it. Those that changed nothing name the
 * last commit, too: after it, nothing is left for them to do.
 */
export function playMaker(
  { createdBy }: ListedCommit,
  claims: readonly Write[],
  history: History,
  numbers: ReadonlyMap<string, number>,
  play: Play,
): Write | undefined {
  const able = claims.filter(
    (write) => write.author.createdBy === createdBy && changes(history, write, numbers),
  );
  for (const write of able) {
    play(write);
    if (!claims.some((other) => other !== write && changes(history, other, numbers))) return write;
    history.drop();
  }
  const [first] = able;
  if (first !== undefined) play(first);
  return first;
}

/** Whether a write would change rows. Undos and inserts name a commit only if they made it. */
export function changes(history: History, write: Write, numbers: ReadonlyMap<string, number>): boolean {
  if (write.kind === "undo" || write.kind === "insert") return true;
  const rows = history.rows();
  const handled = numbers.get(write.follows ?? "");
  // The hook is late: what it handled is not there any more.
  if (handled !== undefined && handled <= history.changes.length && isUndone(history, handled)) return false;
  // The number of its commit says nothing about whether it changes something.
  const after = applyWrite({ rows, numbers, report: () => {} }, write, Number.POSITIVE_INFINITY);
  return [...after].some(([id, row]) => rows.get(id) !== row);
}

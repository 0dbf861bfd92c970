import type { ListedCommit, Restore, UndoCounts, Write } from "../log.ts";
import { applyWrite, type Scene } from "./apply-write.ts";
import { type Change, createHistory, type History } from "./history.ts";
import type { Rows } from "./rows.ts";
import { restoreRows, takeBack } from "./take-back.ts";

/** What is wrong in a world, and where. */
export interface Finding {
  readonly kind:
    | "lost-edit"
    | "lost-message"
    | "unseen-record"
    | "blocked-button"
    | "wrong-restore"
    | "wrong-counter";
  readonly text: string;
}

/** One sheet, as its commits say that it is. */
export interface Replay {
  readonly history: History;
  /** The numbers of the commits by their ids. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The writes by the numbers of their commits. */
  readonly writes: ReadonlyMap<number, Write>;
  readonly findings: readonly Finding[];
}

/**
 * Does all writes to a sheet again, in the order of its commits.
 * @param commits those of the sheet, oldest first
 * @param writes those of all sheets
 * @param restores those of the sheet, in their order
 */
export function replay(
  sheetId: string,
  commits: readonly ListedCommit[],
  writes: readonly Write[],
  restores: readonly Restore[],
): Replay {
  const history = createHistory();
  const findings: Finding[] = [];
  const numbers = new Map(commits.map(({ id }, index) => [id, index + 1]));
  const made = new Map<number, Write>();
  const named = Map.groupBy(writes, ({ commitId }) => commitId);
  // One at a time for each sheet, so their commits are in their order.
  const deletions = writes.filter((write) => write.kind === "delete" && write.sheetId === sheetId);
  const restored = restores.filter(({ counts: { deleted, updated, restored: back } }) => deleted + updated + back > 0);
  const report = (text: string, kind: Finding["kind"] = "lost-edit") => void findings.push({ kind, text });

  for (const commit of commits) {
    const number = numbers.get(commit.id) as number;
    const claims = named.get(commit.id) ?? [];
    const write = findMaker(commit, claims, number) ?? (commit.cause === undefined ? deletions.shift() : undefined);
    if (write !== undefined) {
      made.set(number, write);
      if (write.kind === "undo") applyUndo(write, number);
      else history.add(applyWrite({ rows: history.rows(), numbers, report }, write, number));
    } else if (commit.cause === "restore") {
      applyRestore(restored.shift(), number);
    } else {
      report(`Nobody has asked for the commit ${commit.id} of ${commit.createdBy}.`);
      history.add(new Map());
    }
    if (process.env["TRACE"]) { const c = history.changes.at(-1)!; console.log(sheetId.slice(-3), number, commit.id.slice(-4), commit.cause ?? "", write?.kind, write?.author.hook ?? "", write?.kind === "undo" ? JSON.stringify(write.counts) + numbers.get(write.undone) : "", write?.kind==="delete" ? write.ids.map(x=>x.slice(-7)).join() : "", [...c.rows].map(([id, {before, after}]) => id.slice(-7) + (before ? after ? "~" : "-" : "+")).join(" ")); }
    for (const other of claims) if (other !== write) checkUnchanged(other, number);
  }
  return { history, numbers, writes: made, findings };

  /** The write that made a commit. Those that changed nothing name the last commit, too: after it, nothing is left to do. */
  function findMaker({ createdBy }: ListedCommit, claims: readonly Write[], number: number): Write | undefined {
    const rows = history.rows();
    const able = claims.filter((write) => write.author.createdBy === createdBy && changes(rows, write, number));
    return able.find((write) => {
      if (able.length === 1 || write.kind === "undo") return true;
      const after = new Map(rows);
      for (const [id, row] of applyWrite(createScene(rows), write, number)) if (row !== undefined) after.set(id, row);
      return !claims.some((other) => other !== write && changes(after, other, number + 1));
    });
  }

  function changes(rows: Rows, write: Write, number: number): boolean {
    if (write.kind === "undo" || write.kind === "insert") return true;
    const after = applyWrite(createScene(rows), write, number);
    return [...after].some(([id, row]) => rows.get(id) !== row);
  }

  function createScene(rows: Rows): Scene {
    return { rows, numbers, report: () => {} };
  }

  /** What a write says that got 200 without a commit was there already. */
  function checkUnchanged(write: Write, number: number): void {
    if (!changes(history.rows(), write, number + 1)) return;
    report(`A write got 200 after the commit ${number}, and is lost: ${JSON.stringify(write)}.`);
  }

  function applyUndo({ undone: id, counts }: Write & { kind: "undo" }, number: number): void {
    const undone = history.changes[(numbers.get(id) ?? 0) - 1];
    if (undone === undefined) return report(`The commit ${number} undoes ${id}, which is not there.`);
    const { after, skipped } = takeBack(history, undone, number);
    const change = history.add(after, skipped === 0 ? undone.number : undefined);
    compareCounts(`The undo of ${undone.number}`, change, { ...counts, skipped: counts.skipped - skipped });
  }

  function applyRestore(restore: Restore | undefined, number: number): void {
    if (restore === undefined) report(`Nobody has asked for the restore ${number}.`);
    const then = history.rowsAt(restore?.snapshot ?? 0);
    const change = history.add(restore ? restoreRows(history.rows(), then, restore.before, number) : new Map());
    const counts = restore && { ...restore.counts, skipped: 0 };
    if (counts) compareCounts(`The restore of a snapshot after ${restore.snapshot}`, change, counts, "wrong-restore");
  }

  /** Compares what the service says that it has done with what the model did. */
  function compareCounts(name: string, { number, rows }: Change, said: UndoCounts, kind?: Finding["kind"]): void {
    const done = { deleted: 0, updated: 0, restored: 0, skipped: 0 };
    for (const { before, after } of rows.values())
      done[after === undefined ? "deleted" : before === undefined ? "restored" : "updated"] += 1;
    const names = ["deleted", "updated", "restored", "skipped"] as const;
    const [wanted, found] = [done, said].map((counts) => names.map((each) => `${each} ${counts[each]}`).join());
    if (wanted !== found && process.env["TRACE"]) for (const [id, { before, after }] of rows) console.log("ROW", id, JSON.stringify(before?.cells), "\n   ->", JSON.stringify(after?.cells));
    if (wanted !== found) report(`${name} is the commit ${number}: ${found}, and not ${wanted}.`, kind);
  }
}

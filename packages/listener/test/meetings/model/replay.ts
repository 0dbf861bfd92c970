import type { ListedCommit, Restore, UndoCounts, Write } from "../log.ts";
import { applyWrite } from "./apply-write.ts";
import { changes, playMaker } from "./find-maker.ts";
import { type Change, createHistory, type History } from "./history.ts";
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

/** A replay that goes on. */
interface Play extends Pick<Replay, "history" | "numbers"> {
  readonly report: (text: string, kind?: Finding["kind"]) => void;
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
  const play: Play = {
    history,
    numbers,
    report: (text, kind = "lost-edit") => void findings.push({ kind, text }),
  };
  const made = new Map<number, Write>();
  const named = Map.groupBy(writes, ({ commitId }) => commitId);
  // One at a time for each sheet, so their commits are in their order.
  const deletions = writes.filter((write) => write.kind === "delete" && write.sheetId === sheetId);
  const restored = restores.filter(({ counts }) => Object.values(counts).some((count) => count > 0));

  for (const commit of commits) {
    const number = numbers.get(commit.id) as number;
    const claims = named.get(commit.id) ?? [];
    // Several may be tried: only what the maker shows counts.
    let shown: Finding[] = [];
    const tryWrite = (write: Write) => {
      shown = [];
      playWrite({ ...play, report: (text) => void shown.push({ kind: "lost-edit", text }) }, write, number);
    };
    // A write that changed nothing names the last commit, also one of another author, so the cause says what it was.
    const isSilent = commit.cause === "delete" || commit.cause === "restore";
    const able = claims.filter(({ kind }) => !isSilent && (kind === "undo") === (commit.cause === "undo"));
    const maker = playMaker(commit, able, history, numbers, tryWrite);
    findings.push(...(maker === undefined ? [] : shown));
    if (maker !== undefined) made.set(number, maker);
    else playSilent(play, commit, { claims, deletions, restored }, number);
    // What a write says that got 200 without a commit was there already.
    for (const other of claims) {
      if (other === maker || !changes(history, other, numbers)) continue;
      play.report(`A write got 200 after the commit ${number}, and is lost: ${JSON.stringify(other)}.`);
    }
  }
  return { history, numbers, writes: made, findings };
}

function playWrite(play: Play, write: Write, number: number): void {
  const { history, numbers } = play;
  if (write.kind === "undo") playUndo(play, write, number);
  else {
    const follows = numbers.get(write.follows ?? "");
    history.add(applyWrite({ ...play, rows: history.rows() }, write, number), { follows });
  }
}

/** A commit that no response names: of a deletion or a restore. */
function playSilent(
  play: Play,
  { id, cause, createdBy }: ListedCommit,
  {
    claims,
    deletions,
    restored,
  }: { readonly claims: readonly Write[]; readonly deletions: Write[]; readonly restored: Restore[] },
  number: number,
): void {
  const deletion = cause === "delete" ? deletions.shift() : undefined;
  const restore = cause === "restore" ? restored.shift() : undefined;
  if (deletion !== undefined) playWrite(play, deletion, number);
  else if (restore !== undefined) playRestore(play, restore, number);
  else {
    const told = claims.map((claim) => ` ${JSON.stringify(claim)}`).join("");
    play.report(
      `Nobody has asked for the commit ${number}, ${id} of ${createdBy}. Without an effect name it:${told}.`,
    );
    play.history.add(new Map());
  }
}

function playUndo({ history, numbers, report }: Play, write: Write & { kind: "undo" }, number: number): void {
  const undone = history.changes[(numbers.get(write.undone) ?? 0) - 1];
  if (undone === undefined) {
    report(`The commit ${number} undoes ${write.undone}, which is not there.`);
    history.add(new Map());
    return;
  }
  const { after, skipped } = takeBack(history, undone, number);
  const change = history.add(after, skipped === 0 ? { undoes: undone.number } : {});
  const [done, said] = [{ ...countRows(change), skipped }, write.counts].map(describeCounts);
  if (done !== said) report(`The undo ${number} of ${undone.number} did ${said}, and not ${done}.`);
}

function playRestore({ history, report }: Play, { snapshot, before, counts }: Restore, number: number): void {
  const change = history.add(restoreRows(history.rows(), history.rowsAt(snapshot), before, number));
  const [done, said] = [countRows(change), counts].map(describeCounts);
  if (done === said) return;
  report(
    `The restore ${number} of a snapshot after ${snapshot} did ${said}, and not ${done}.`,
    "wrong-restore",
  );
}

function countRows({ rows }: Change): Omit<UndoCounts, "skipped"> {
  const counts = { deleted: 0, updated: 0, restored: 0 };
  for (const { before, after } of rows.values())
    counts[after === undefined ? "deleted" : before === undefined ? "restored" : "updated"] += 1;
  return counts;
}

const describeCounts = ({ deleted, updated, restored, skipped = 0 }: Partial<UndoCounts>) =>
  `deleted ${deleted}, updated ${updated}, restored ${restored}, skipped ${skipped}`;

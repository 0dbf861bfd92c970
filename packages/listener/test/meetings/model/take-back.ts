import type { Change, History } from "./history.ts";
import { type Cell, cellOf, describeNotes, type Row, type Rows } from "./rows.ts";
import { listFollowers, listStanding } from "./standing.ts";

/** What an undo does: the rows after it, and how many rows it had to leave, as a whole or in part. */
export interface TakenBack {
  readonly after: ReadonlyMap<string, Row | undefined>;
  readonly skipped: number;
}

/** Undoes a commit of a history, and what hooks did for it. What later commits changed stays. */
export function takeBack(history: History, undone: Change, commit: number): TakenBack {
  const after = new Map<string, Row | undefined>();
  const standing = listStanding(history.changes.slice(undone.number));
  const followers = listFollowers(undone, standing);
  const others = standing.filter((change) => !followers.includes(change));
  let skipped = 0;
  for (const [id, { before, after: made }] of undone.rows) {
    const now = history.rows().get(id);
    const isLast = !others.some(({ rows }) => rows.has(id));
    if (before !== undefined && made !== undefined) {
      const reversed = now && reverseRow(withoutFollowers(now, followers, commit), before, made, commit);
      if (reversed === undefined || reversed.isPart) skipped += 1;
      if (reversed?.isChanged) after.set(id, reversed.row);
    } else if (isLast && (now === undefined) === (made === undefined)) after.set(id, before);
    else skipped += 1;
  }
  return { after, skipped };
}

/** A row as it was before hooks changed it. What was changed after them stays. */
function withoutFollowers(now: Row, followers: readonly Change[], commit: number): Row {
  let row = now;
  for (const { rows } of followers) {
    const { before, after } = rows.get(now.id) ?? {};
    if (before !== undefined && after !== undefined) row = reverseRow(row, before, after, commit).row;
  }
  return row;
}

/** A row as it was before a commit, as far as nobody has changed it later. */
function reverseRow(
  now: Row,
  before: Row,
  made: Row,
  commit: number,
): { readonly row: Row; readonly isPart: boolean; readonly isChanged: boolean } {
  const cells: Record<string, Cell> = { ...now.cells };
  let isPart = false;
  let isChanged = false;
  for (const key of Object.keys({ ...before.cells, ...made.cells })) {
    const [was, is, cell] = [cellOf(before, key), cellOf(made, key), cellOf(now, key)];
    if (was.written !== is.written) {
      if (cell.written !== is.written) isPart = true;
      else cells[key] = { ...was, touched: commit };
    } else if (describeNotes(was.notes) !== describeNotes(is.notes)) {
      if (describeNotes(cell.notes) !== describeNotes(is.notes)) isPart = true;
      else cells[key] = { ...cell, notes: was.notes };
    } else continue;
    isChanged ||= cells[key] !== now.cells[key];
  }
  return { row: isChanged ? { ...now, cells } : now, isPart, isChanged };
}

/**
 * The rows that the restore of a snapshot changes.
 * @param then the rows of the snapshot
 * @param begun the number of the last commit before the restore began: rows that were added later stay
 */
export function restoreRows(
  now: Rows,
  then: Rows,
  begun: number,
  commit: number,
): Map<string, Row | undefined> {
  const after = new Map<string, Row | undefined>();
  for (const [id, row] of now) if (!then.has(id) && row.inserted <= begun) after.set(id, undefined);
  for (const [id, row] of then) {
    const before = now.get(id);
    after.set(id, before === undefined ? row : restoreRow(before, row, commit));
  }
  return after;
}

function restoreRow(now: Row, then: Row, commit: number): Row {
  const cells: Record<string, Cell> = { ...now.cells };
  let isChanged = false;
  for (const key of Object.keys({ ...now.cells, ...then.cells })) {
    const [is, was] = [cellOf(now, key), cellOf(then, key)];
    const isSame = is.value === was.value;
    if (isSame && describeNotes(is.notes) === describeNotes(was.notes)) continue;
    isChanged = true;
    cells[key] = isSame ? { ...is, notes: was.notes } : { ...was, written: commit, touched: commit };
  }
  return isChanged ? { ...now, cells } : now;
}

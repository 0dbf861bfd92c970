import type { Commit, CommitId, SheetId, VersionId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { describeSheet, getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import type { PlainCommitRow } from "../storage/rows/commits.ts";
import { findNames } from "../visits/actor-names.ts";
import { mergeRanges, type Ranges, writeRanges } from "./ranges.ts";
import {
  completeCommitRow,
  findCommitNumbers,
  findCommitRow,
  findNewestMark,
  findUndo,
  insertCommitRow,
  type LinkedRow,
  listCommitRanges,
  listCommitTimes,
  listLinkedRowsAfter,
  listNewestMarks,
  listRowsAfter,
  setWaitsFor,
} from "./store.ts";

/** The id and number of a commit, as its records store it, and when it was made. */
export interface CommitMark {
  readonly id: string;
  readonly number: number;
  readonly createdAt: string;
}

/** A commit that another one undoes: its number, and whether only a part of it is undone. */
export interface UndoneMark {
  readonly number: number;
  readonly isPart: boolean;
}

/** A commit, and what it has to do with others of its sheet. */
export interface LinkedCommit {
  readonly id: string;
  readonly number: number;
  /** The number of the commit that it has undone as a whole. */
  readonly undoes: number | undefined;
  /** The number of the commit that a hook handled when it made this one. */
  readonly follows: number | undefined;
}

/** A commit, and the positions of the records that it changed. */
export interface LaterCommit extends LinkedCommit {
  readonly ranges: Ranges;
}

/**
 * Stores a commit of record changes. It is completed if it waits for nobody.
 * @param options.undo what its undo needs; null if it only inserts records
 * @param options.undoes the commit that it undoes
 * @param options.waitsFor the ids of those who complete it
 */
export async function recordCommit(
  context: Context,
  sheet: LoadedSheet,
  mark: CommitMark,
  positions: readonly number[],
  {
    undo,
    undoes,
    waitsFor,
  }: {
    readonly undo: string | null;
    readonly undoes?: UndoneMark | undefined;
    readonly waitsFor: readonly string[];
  },
): Promise<void> {
  const isOpen = waitsFor.length > 0;
  const completed = isOpen ? null : mark.createdAt;
  await insertCommitRow(context, {
    id: mark.id,
    account_id: context.accountId,
    created_at: mark.createdAt,
    // What the clock said: the time above may be that of another clock, which is ahead.
    updated_at: context.now,
    workbook_id: sheet.workbookId,
    sheet_id: sheet.id,
    number: mark.number,
    created_by: context.actor.id,
    completed_by: completed === null ? null : context.actor.id,
    completed_at: completed,
    waits_for: isOpen ? JSON.stringify(waitsFor) : null,
    completes_at: isOpen ? new Date(Date.parse(context.now) + sheet.commitTimeoutMs).toISOString() : null,
    ranges: JSON.stringify(writeRanges(positions)),
    undo,
    undoes: undoes?.number ?? null,
    undoes_part: undoes?.isPart === true ? 1 : null,
    follows: await findHandled(context, sheet.id),
  });
}

/** The number of the commit that the calling hook handles; null if it handles none of this sheet. */
async function findHandled(context: Context, sheetId: string): Promise<number | null> {
  const { handledCommitId: id } = context;
  return id === undefined ? null : ((await findCommitNumbers(context, sheetId, [id])).get(id) ?? null);
}

/** The commit of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getCommit(context: Context, id: string): Promise<Selectable<PlainCommitRow>> {
  const row = await findCommitRow(context, id);
  if (row === undefined) throw createNotFound("commit", id, "commitId");
  await getSheet(context, row.sheet_id, "commitId").catch((error: unknown) => {
    throw error instanceof DomainError && error.kind === "not-found"
      ? createNotFound("commit", id, "commitId")
      : error;
  });
  return row;
}

/** The commit of a sheet that a parameter names; throws an `invalid` if the sheet has no such commit. */
export async function getSheetCommit(
  context: Context,
  sheetId: string,
  id: string,
  key: string,
): Promise<{ readonly number: number; readonly ranges: Ranges }> {
  const commit = await findSheetCommit(context, sheetId, id);
  if (commit === undefined) throw createForeignCommit(id, key);
  return commit;
}

/** The commit of an id if the sheet has it. */
export async function findSheetCommit(
  context: Context,
  sheetId: string,
  id: string,
): Promise<{ readonly number: number; readonly ranges: Ranges } | undefined> {
  const row = await findCommitRow(context, id);
  if (row === undefined || row.sheet_id !== sheetId) return undefined;
  return { number: row.number, ranges: JSON.parse(row.ranges) as Ranges };
}

/** The error for a parameter that names no commit of the sheet. */
export function createForeignCommit(id: string, key: string): DomainError {
  const message = `\`${key}\` must name a commit of this sheet; \`${id}\` is not one.`;
  return createInvalid("reference_mismatch", key, message);
}

/** The positions of the records that the commits of a sheet changed, starting with the commit of a number. */
export async function listChangedRanges(context: Context, sheetId: string, from: number): Promise<Ranges> {
  const lists = await listCommitRanges(context, sheetId, from);
  return mergeRanges(lists.flatMap((ranges) => JSON.parse(ranges) as Ranges));
}

/** The positions of the records that a commit changed, and what its undo needs. The commit exists. */
export async function readUndoOf(
  context: Context,
  id: string,
): Promise<{ readonly number: number; readonly ranges: Ranges; readonly undo: string | null }> {
  const row = await findUndo(context, id);
  if (row === undefined) throw createNotFound("commit", id, "commitId");
  return { ...row, ranges: JSON.parse(row.ranges) as Ranges };
}

/** The commits of a sheet after the one of a number, in their order. */
export async function listLaterCommits(
  context: Context,
  sheetId: string,
  number: number,
): Promise<LaterCommit[]> {
  const rows = await listRowsAfter(context, sheetId, number);
  return rows.map(({ ranges, ...row }) => ({ ...link(row), ranges: JSON.parse(ranges) as Ranges }));
}

/** Of the commits of a sheet after the one of a number, those that undo or follow others, in their order. */
export async function listLinkedCommits(
  context: Context,
  sheetId: string,
  number: number,
): Promise<LinkedCommit[]> {
  return (await listLinkedRowsAfter(context, sheetId, number)).map(link);
}

const link = ({ id, number, undoes, undoes_part, follows }: LinkedRow): LinkedCommit => ({
  id,
  number,
  follows: follows ?? undefined,
  undoes: undoes_part === null ? (undoes ?? undefined) : undefined,
});

/** Notes that an actor has handled a commit. If the commit waits for nobody else, it is completed. */
export async function leaveCommit(context: Context, commitId: string, actorId: string): Promise<void> {
  const row = await lockRows(context, "commits", [commitId], () => findCommitRow(context, commitId));
  const waitsFor = readJson<string[]>(row?.waits_for ?? null) ?? [];
  if (!waitsFor.includes(actorId)) return;
  const others = waitsFor.filter((id) => id !== actorId);
  if (others.length > 0) await setWaitsFor(context, commitId, others);
  else await completeCommit(context, commitId, actorId);
}

/** Completes a commit if it is open, and records the event. */
export async function completeCommit(context: Context, commitId: string, completedBy: string): Promise<void> {
  const row = await completeCommitRow(context, commitId, completedBy);
  if (row === undefined) return;
  await context.emit(describeCompleted(await getSheet(context, row.sheet_id), commitId));
}

/** The event that a commit was completed. */
export function describeCompleted(sheet: LoadedSheet, commitId: string): NewEvent {
  return {
    topic: "commit:completed",
    domain: "workbook",
    target: commitId,
    payload: { trackChanges: true },
    context: { ...describeSheet(sheet), ...nameVersion(commitId) },
  };
}

/** The id of a commit under both of its names: it is also the id of the version that the commit made. */
export function nameVersion(commitId: string): { commitId: CommitId; versionId: VersionId } {
  return { commitId: commitId as CommitId, versionId: commitId as VersionId };
}

/** The ids and creation times of some commits of a sheet. */
export function getCommitTimes(
  context: Context,
  sheetId: string,
  numbers: readonly number[],
): Promise<Map<number, { readonly id: string; readonly createdAt: string }>> {
  return listCommitTimes(context, sheetId, numbers);
}

/** The last commit of a sheet; undefined if it has none. */
export function findNewestCommit(context: Context, sheetId: string): Promise<CommitMark | undefined> {
  return findNewestMark(context, sheetId);
}

/** The last commit of a sheet, and before it the commits of some numbers, if they are few. */
export function listNewestCommits(
  context: Context,
  sheetId: string,
  numbers: readonly number[],
): Promise<readonly CommitMark[]> {
  return listNewestMarks(context, sheetId, numbers);
}

/** Commits as the API shows them, with the names of their actors. All of them are in one space. */
export async function describeCommits(
  context: Context,
  place: Pick<LoadedSheet, "environmentId" | "spaceId">,
  rows: readonly Omit<Selectable<PlainCommitRow>, "ranges">[],
): Promise<Commit[]> {
  const actorIds = rows.flatMap((row) => [row.created_by, row.completed_by]);
  const [findName] = await findNames(context, [{ ...place, actorIds }]);
  return rows.map((row) => ({
    ...describeCommit(row),
    ...omitEmpty({
      createdByName: findName?.(row.created_by),
      completedByName: findName?.(row.completed_by),
    }),
  }));
}

export function describeCommit(row: Omit<Selectable<PlainCommitRow>, "ranges">): Commit {
  return omitEmpty({
    id: row.id as CommitId,
    sheetId: row.sheet_id as SheetId,
    createdBy: row.created_by,
    completedBy: row.completed_by,
    createdAt: row.created_at,
    completedAt: row.completed_at,
    ...(row.completed_at === null && {
      waitsFor: readJson<string[]>(row.waits_for),
      completesAt: row.completes_at,
    }),
  });
}

import type { Commit, CommitId, SheetId, VersionId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { describeSheet, getSheet, type LoadedSheet } from "../sheets/sheets.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { CommitRow } from "../storage/rows/commits.ts";
import { mergeRanges, type Ranges, writeRanges } from "./ranges.ts";
import {
  completeCommitRows,
  deleteCommitRows,
  findCommitRow,
  findNewestCommitId,
  insertCommitRow,
  listCommitRanges,
  listCommitTimes,
} from "./store.ts";

/** The id and number of a commit, as its records store it. */
export interface CommitMark {
  readonly id: string;
  readonly number: number;
}

/** Stores a commit of record changes. It stays open only if the workbook tracks changes; then somebody completes it. */
export async function recordCommit(
  context: Context,
  sheet: LoadedSheet,
  mark: CommitMark,
  positions: readonly number[],
): Promise<void> {
  const completed = sheet.trackChanges ? null : context.now;
  await insertCommitRow(context, {
    id: mark.id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    workbook_id: sheet.workbookId,
    sheet_id: sheet.id,
    number: mark.number,
    created_by: context.actor.id,
    completed_by: completed === null ? null : context.actor.id,
    completed_at: completed,
    ranges: JSON.stringify(writeRanges(positions)),
  });
}

/** The commit of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getCommit(context: Context, id: string): Promise<Selectable<CommitRow>> {
  const row = await findCommitRow(context, id);
  if (row === undefined) throw createNotFound("commit", id, "commitId");
  await getSheet(context, row.sheet_id, "commitId").catch((error: unknown) => {
    throw error instanceof DomainError && error.code === "not-found"
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
  const row = await findCommitRow(context, id);
  if (row === undefined || row.sheet_id !== sheetId) {
    throw createInvalid(key, `\`${key}\` must name a commit of this sheet; \`${id}\` is not one.`);
  }
  return { number: row.number, ranges: JSON.parse(row.ranges) as Ranges };
}

/** The positions of the records that the commits of a sheet changed, starting with the commit of a number. */
export async function listChangedRanges(context: Context, sheetId: string, from: number): Promise<Ranges> {
  const lists = await listCommitRanges(context, sheetId, from);
  return mergeRanges(lists.flatMap((ranges) => JSON.parse(ranges) as Ranges));
}

/** Completes those of the given commits that are open and belong to this sheet, and records the events. */
export async function completeCommits(
  context: Context,
  sheet: LoadedSheet,
  ids: readonly string[],
): Promise<void> {
  const rows = await completeCommitRows(context, sheet.id, ids, context.actor.id);
  await context.emit(
    ...rows.map((row) => ({
      topic: "commit:completed" as const,
      domain: "workbook" as const,
      payload: { trackChanges: true },
      context: { ...describeSheet(sheet), ...nameVersion(row.id) },
      target: row.id,
    })),
  );
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

/** The id of the last commit of a sheet; undefined if it has none. */
export function findNewestCommit(context: Context, sheetId: string): Promise<string | undefined> {
  return findNewestCommitId(context, sheetId);
}

/** Deletes the commits of a deleted sheet. */
export function deleteCommits(context: Context, sheetId: string): Promise<void> {
  return deleteCommitRows(context, sheetId);
}

export function describeCommit(row: Selectable<CommitRow>): Commit {
  return omitEmpty({
    id: row.id as CommitId,
    sheetId: row.sheet_id as SheetId,
    createdBy: row.created_by,
    completedBy: row.completed_by,
    createdAt: row.created_at,
    completedAt: row.completed_at,
  });
}

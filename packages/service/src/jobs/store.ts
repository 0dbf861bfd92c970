import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { JobRow } from "../storage/rows/jobs.ts";

type Row = Selectable<JobRow>;

/** The filter for jobs. */
export interface JobFilter {
  readonly environmentId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly workbookId?: string | undefined;
  readonly fileId?: string | undefined;
  readonly parentId?: string | undefined;
  readonly source?: string | undefined;
  readonly excludeChildJobs?: boolean | undefined;
  readonly sortDirection?: string | undefined;
}

/** A page of the jobs in the actor's scope, and how many there are in total. */
export async function listJobRows(
  context: Context,
  filter: JobFilter,
  page: Page,
): Promise<CountedRows<Row>> {
  const { environmentId, spaceId, workbookId, fileId, parentId, source } = filter;
  let query = context.db.selectFrom("jobs").where(withinScope(context, "jobs"));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (workbookId !== undefined) {
    query = query.where((is) =>
      is.or([is("workbook_id", "=", workbookId), is("destination", "=", workbookId)]),
    );
  }
  if (fileId !== undefined) query = query.where("file_id", "=", fileId);
  if (parentId !== undefined) query = query.where("parent_id", "=", parentId);
  if (source !== undefined) query = query.where("source", "=", source);
  if (filter.excludeChildJobs === true) query = query.where("parent_id", "is", null);
  return listRows(context, query, page, {
    table: "jobs",
    select: (matching) => matching.selectAll(),
    direction: filter.sortDirection === "asc" ? "asc" : "desc",
  });
}

/** The row of a job of the account; undefined if there is none. */
export function findJobRow({ db, accountId }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Locks a job until the transaction ends, then reads it. */
export function lockJobRow({ storage, db }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .$call(storage.engine.sql.lockRows)
    .executeTakeFirst();
}

/** The parts of a job, locked until the transaction ends. */
export function listPartRows({ storage, db, accountId }: Context, parentId: string): Promise<Row[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("parent_id", "=", parentId)
    .orderBy("sequence")
    .$call(storage.engine.sql.lockRows)
    .execute();
}

/** By status, how many parts a job has. */
export async function countPartsByStatus(
  { db, accountId }: Context,
  parentId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("jobs")
    .select(["status", ({ fn }) => fn.countAll<number>().as("count")])
    .where("account_id", "=", accountId)
    .where("parent_id", "=", parentId)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** The jobs of an account that wait for others. */
export function listWaitingRows({ db, accountId }: Context): Promise<Row[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("status", "=", "waiting")
    .where("account_id", "=", accountId)
    .orderBy("sequence")
    .execute();
}

/** The statuses of some jobs of the account. If they are locked, no job ends before the transaction ends. */
export async function listStatuses(
  { storage, db, accountId }: Context,
  ids: readonly string[],
  { isLocked }: { readonly isLocked: boolean },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const query = db
    .selectFrom("jobs")
    .select("status")
    .where("account_id", "=", accountId)
    .where("id", "in", ids);
  const rows = await (isLocked ? query.$call(storage.engine.sql.lockRows) : query).execute();
  return rows.map(({ status }) => status);
}

export async function insertJobRow({ db }: Context, row: Insertable<JobRow>): Promise<void> {
  await db.insertInto("jobs").values(row).execute();
}

export async function updateJobRow({ db }: Context, id: string, changes: Updateable<JobRow>): Promise<void> {
  await db.updateTable("jobs").set(changes).where("id", "=", id).execute();
}

/** Deletes the jobs of deleted spaces. If one of them is running, it stops at its next step. */
export async function deleteJobRowsOfSpaces(
  { db, accountId }: Context,
  spaceIds: readonly string[],
): Promise<void> {
  const jobs = db.selectFrom("jobs").where("account_id", "=", accountId).where("space_id", "in", spaceIds);
  await db.deleteFrom("job_plans").where("job_id", "in", jobs.select("id")).execute();
  await db.deleteFrom("jobs").where("account_id", "=", accountId).where("space_id", "in", spaceIds).execute();
}

export async function deleteJobRow({ db }: Context, id: string): Promise<void> {
  await db.deleteFrom("job_plans").where("job_id", "=", id).execute();
  await db.deleteFrom("jobs").where("id", "=", id).execute();
}

/** A job of the service that runs in a space, or will run next; undefined if there is none. */
export function findRunning({ db }: Context, spaceId: string): Promise<Row | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("is_built_in", "=", 1)
    .where("status", "in", ["ready", "waiting", "executing"])
    .limit(1)
    .executeTakeFirst();
}

/** Whether a job with an operation runs on a source, or will run next. */
export async function isRunning({ db }: Context, source: string, operation: string): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("source", "=", source)
    .where("operation", "=", operation)
    .where("status", "in", ["ready", "executing"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

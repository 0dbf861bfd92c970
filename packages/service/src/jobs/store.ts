import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import { cutPage, type Page, type PageRows } from "../domain/page.ts";
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
): Promise<PageRows<Row> & { readonly total: number }> {
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
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const isOldestFirst = filter.sortDirection === "asc";
  if (page.after !== undefined) query = query.where("sequence", isOldestFirst ? ">" : "<", page.after.number);
  const rows = await query
    .selectAll()
    .orderBy("sequence", isOldestFirst ? "asc" : "desc")
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  return { ...cutPage(rows, page, ({ sequence }) => ({ number: sequence })), total: Number(total) };
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

/** Deletes the jobs of a space. If one of them is running, it stops at its next step. */
export async function deleteJobRowsOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  await db.deleteFrom("jobs").where("account_id", "=", accountId).where("space_id", "=", spaceId).execute();
}

export async function deleteJobRow({ db }: Context, id: string): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).execute();
}

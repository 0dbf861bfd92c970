import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import type { JobRow } from "../storage/rows/jobs.ts";

type Row = Selectable<JobRow>;

/** Which jobs are wanted. */
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

/** A page of the jobs within reach, and how many there are. */
export async function listJobRows(
  context: Context,
  filter: JobFilter,
  { limit, offset }: Page,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
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
  const rows = await query
    .selectAll()
    .orderBy("sequence", filter.sortDirection === "asc" ? "asc" : "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total) };
}

/** The row of a job of the account; undefined where there is none. */
export function findJobRow({ db, accountId }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Keeps a job from changing until the transaction ends, and reads what it is then. */
export function lockJobRow({ storage, db }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .$call(storage.engine.sql.lockRows)
    .executeTakeFirst();
}

/** The parts of a job, kept from changing until the transaction ends. */
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

/** The statuses of some jobs of the account; where they are locked, none ends until the transaction does. */
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

/** Forgets the jobs of a space; a runner that is at work on one of them stops at its next step. */
export async function deleteJobRowsOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  await db.deleteFrom("jobs").where("account_id", "=", accountId).where("space_id", "=", spaceId).execute();
}

export async function deleteJobRow({ db }: Context, id: string): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).execute();
}

import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { EnvironmentRow } from "../storage/rows/environments.ts";

type Reader = Pick<Context, "db" | "accountId">;

/** The row of an environment of the account; undefined if there is none. */
export function findEnvironmentRow(
  { db, accountId }: Reader,
  id: string,
): Promise<Selectable<EnvironmentRow> | undefined> {
  return db
    .selectFrom("environments")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Whether the account has an environment with this name, other than the ones with these ids. */
export async function hasEnvironmentNamed(
  { db, accountId }: Reader,
  name: string,
  except = "",
): Promise<boolean> {
  const row = await db
    .selectFrom("environments")
    .select("id")
    .where("account_id", "=", accountId)
    .where("name", "=", name)
    .where("id", "!=", except)
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of the environments in the actor's scope, newest first, and how many there are in total. */
export async function listEnvironmentRows(
  context: Context,
  page: Page,
): Promise<CountedRows<Selectable<EnvironmentRow>>> {
  const { db, accountId, scope } = context;
  let query = db.selectFrom("environments").where("account_id", "=", accountId);
  if (!scope.wholeAccount) query = query.where("id", "in", ["", ...scope.environmentIds]);
  return listRows(context, query, page, {
    table: "environments",
    select: (matching) => matching.selectAll(),
  });
}

/** The ids of the environments in the actor's scope, oldest first. */
export async function listEnvironmentIds({ db, accountId, scope }: Context): Promise<string[]> {
  let query = db.selectFrom("environments").select("id").where("account_id", "=", accountId);
  if (!scope.wholeAccount) query = query.where("id", "in", ["", ...scope.environmentIds]);
  return (await query.orderBy("sequence").execute()).map(({ id }) => id);
}

export async function insertEnvironmentRow({ db }: Reader, row: Insertable<EnvironmentRow>): Promise<void> {
  await db.insertInto("environments").values(row).execute();
}

/** Whether the account has another environment than this one. */
export async function hasOtherEnvironment({ db, accountId }: Reader, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("environments")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "!=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEnvironmentRow(
  { db }: Reader,
  { id }: Locked<Selectable<EnvironmentRow>>,
): Promise<void> {
  await db.deleteFrom("environments").where("id", "=", id).execute();
}

export async function updateEnvironmentRow(
  { db, accountId }: Reader,
  { id }: Locked<Selectable<EnvironmentRow>>,
  changes: Updateable<EnvironmentRow>,
): Promise<void> {
  await db
    .updateTable("environments")
    .set(changes)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { type AllOrPage, listAllOrPage, type OptionalPage } from "../storage/list-rows.ts";
import type { AppRow } from "../storage/rows/apps.ts";

/** The apps of the account, newest first: all of them, or a page. */
export function listAppRows(context: Context, page: OptionalPage): Promise<AllOrPage<Selectable<AppRow>>> {
  const { db, accountId } = context;
  return listAllOrPage(context, db.selectFrom("apps").where("account_id", "=", accountId), page, {
    table: "apps",
    select: (matching) => matching.selectAll(),
  });
}

/** The row of an app of the account; undefined if there is none. */
export function findAppRow({ db, accountId }: Context, id: string): Promise<Selectable<AppRow> | undefined> {
  return db
    .selectFrom("apps")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertAppRow({ db }: Context, row: Insertable<AppRow>): Promise<void> {
  await db.insertInto("apps").values(row).execute();
}

export async function updateAppRow(
  { db }: Context,
  { id }: Locked<Selectable<AppRow>>,
  changes: Updateable<AppRow>,
): Promise<void> {
  await db.updateTable("apps").set(changes).where("id", "=", id).execute();
}

export async function deleteAppRow({ db }: Context, { id }: Locked<Selectable<AppRow>>): Promise<void> {
  await db.deleteFrom("apps").where("id", "=", id).execute();
}

import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows } from "../storage/list-rows.ts";
import type { ViewRow } from "../storage/rows/views.ts";

/**
 * A page of the views of a sheet, newest first, and how many there are in total.
 * @param onlyOf the only guest whose views are part of it; undefined for those of all guests
 */
export function listViewRows(
  context: Context,
  sheetId: string,
  page: Page,
  { onlyOf }: { readonly onlyOf: string | undefined },
): Promise<CountedRows<Selectable<ViewRow>>> {
  const { db, accountId } = context;
  let query = db.selectFrom("views").where("account_id", "=", accountId).where("sheet_id", "=", sheetId);
  if (onlyOf !== undefined) {
    // Ids of guests have this middle part, and no other `_`.
    query = query.where(({ or, eb }) =>
      or([eb("created_by", "=", onlyOf), sql<boolean>`created_by not like '%!_g!_%' escape '!'`]),
    );
  }
  return listRows(context, query, page, { table: "views", select: (rows) => rows.selectAll() });
}

export function findViewRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<ViewRow> | undefined> {
  return db
    .selectFrom("views")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertViewRow({ db }: Context, row: Insertable<ViewRow>): Promise<void> {
  await db.insertInto("views").values(row).execute();
}

export async function updateViewRow(
  { db, now }: Context,
  { id }: Locked<Selectable<ViewRow>>,
  change: Updateable<ViewRow>,
): Promise<void> {
  await db
    .updateTable("views")
    .set({ ...change, updated_at: now })
    .where("id", "=", id)
    .execute();
}

export async function deleteViewRow({ db }: Context, { id }: Locked<Selectable<ViewRow>>): Promise<void> {
  await db.deleteFrom("views").where("id", "=", id).execute();
}

/** Deletes the views of deleted sheets. */
export async function deleteViewsOf({ db, accountId }: Context, sheetIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("views")
    .where("account_id", "=", accountId)
    .where("sheet_id", "in", sheetIds)
    .execute();
}

import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { WorkbookRow } from "../storage/rows/workbooks.ts";

export function findWorkbookRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<WorkbookRow> | undefined> {
  return db
    .selectFrom("workbooks")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The workbooks of the account, newest first. If a space is given, only its workbooks. */
export function listWorkbookRows(
  { db, accountId }: Context,
  spaceId: string | undefined,
): Promise<Selectable<WorkbookRow>[]> {
  const query = db.selectFrom("workbooks").selectAll().where("account_id", "=", accountId);
  return (spaceId === undefined ? query : query.where("space_id", "=", spaceId))
    .orderBy("sequence", "desc")
    .execute();
}

export async function insertWorkbookRow({ db }: Context, row: Insertable<WorkbookRow>): Promise<void> {
  await db.insertInto("workbooks").values(row).execute();
}

export async function updateWorkbookRow(
  { db }: Context,
  { id }: Locked<Selectable<WorkbookRow>>,
  changes: Updateable<WorkbookRow>,
): Promise<void> {
  await db.updateTable("workbooks").set(changes).where("id", "=", id).execute();
}

export async function deleteWorkbookRow(
  { db }: Context,
  { id }: Locked<Selectable<WorkbookRow>>,
): Promise<void> {
  await db.deleteFrom("workbooks").where("id", "=", id).execute();
}

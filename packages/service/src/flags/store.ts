import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { type AllOrPage, listAllOrPage, type OptionalPage } from "../storage/list-rows.ts";
import type { FlagRow } from "../storage/rows/flags.ts";

/** The flags of a workbook, newest first: all of them, or a page. */
export function listFlagRows(
  context: Context,
  workbookId: string,
  page: OptionalPage,
): Promise<AllOrPage<Selectable<FlagRow>>> {
  const { db, accountId } = context;
  const query = db
    .selectFrom("flags")
    .where("workbook_id", "=", workbookId)
    .where("account_id", "=", accountId);
  return listAllOrPage(context, query, page, { table: "flags", select: (rows) => rows.selectAll() });
}

/** The flag of a slug; undefined if the workbook has none. */
export function findFlagRow(
  { db, accountId }: Context,
  workbookId: string,
  slug: string,
): Promise<Selectable<FlagRow> | undefined> {
  return db
    .selectFrom("flags")
    .selectAll()
    .where("workbook_id", "=", workbookId)
    .where("slug", "=", slug)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertFlagRow({ db }: Context, row: Insertable<FlagRow>): Promise<void> {
  await db.insertInto("flags").values(row).execute();
}

export async function updateFlagRow(
  { db }: Context,
  { id }: Locked<Selectable<FlagRow>>,
  changes: Updateable<FlagRow>,
): Promise<void> {
  await db.updateTable("flags").set(changes).where("id", "=", id).execute();
}

export async function deleteFlagRow({ db }: Context, { id }: Locked<Selectable<FlagRow>>): Promise<void> {
  await db.deleteFrom("flags").where("id", "=", id).execute();
}

export async function deleteFlagRows({ db }: Context, workbookIds: readonly string[]): Promise<void> {
  await db.deleteFrom("flags").where("workbook_id", "in", workbookIds).execute();
}

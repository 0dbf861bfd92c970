import type { Insertable, Selectable, Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import { cutPage, type Page, type PageRows } from "../domain/page.ts";
import type { FileRow } from "../storage/rows/files.ts";

type Reader = Pick<Context, "db" | "accountId">;

/** The row of a file of the account; undefined if there is none. */
export function findFileRow({ db, accountId }: Reader, id: string): Promise<Selectable<FileRow> | undefined> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** A page of the files in the actor's scope, newest first, and how many there are in total. */
export async function listFileRows(
  context: Context,
  { spaceId, mode }: { readonly spaceId?: string | undefined; readonly mode?: FileRow["mode"] | undefined },
  page: Page,
): Promise<PageRows<Selectable<FileRow>> & { readonly total: number }> {
  let query = context.db.selectFrom("files").where(withinScope(context, "files"));
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (mode) query = query.where("mode", "=", mode);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  if (page.after !== undefined) query = query.where("sequence", "<", page.after.number);
  const rows = await query
    .selectAll()
    .orderBy("sequence", "desc")
    .limit(page.limit + 1)
    .offset(page.offset)
    .execute();
  return { ...cutPage(rows, page, ({ sequence }) => ({ number: sequence })), total: Number(total) };
}

/** Every file of a space, newest first. */
export function listFileRowsOfSpace(
  { db, accountId }: Reader,
  spaceId: string,
): Promise<Selectable<FileRow>[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("space_id", "=", spaceId)
    .where("account_id", "=", accountId)
    .orderBy("sequence", "desc")
    .execute();
}

export async function insertFileRow({ db }: Reader, row: Insertable<FileRow>): Promise<void> {
  await db.insertInto("files").values(row).execute();
}

export async function updateFileRow(
  { db, accountId }: Reader,
  { id }: Locked<Selectable<FileRow>>,
  changes: Updateable<FileRow>,
): Promise<void> {
  await db
    .updateTable("files")
    .set(changes)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

export async function deleteFileRow(
  { db, accountId }: Reader,
  { id }: Locked<Selectable<FileRow>>,
): Promise<void> {
  await db.deleteFrom("files").where("id", "=", id).where("account_id", "=", accountId).execute();
}

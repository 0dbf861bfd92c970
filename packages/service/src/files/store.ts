import { foldCase } from "@data-import/tables/basics";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import { divide } from "../domain/chunks.ts";
import type { Page } from "../domain/page.ts";
import { type CountedRows, listRows, measureParts } from "../storage/list-rows.ts";
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

interface FileFilter {
  readonly spaceId?: string | undefined;
  readonly mode?: FileRow["mode"] | undefined;
  /** A part of the name. */
  readonly name?: string | undefined;
}

/** A page of the files in the actor's scope, newest first, and how many there are in total. */
export async function listFileRows(
  context: Context,
  { spaceId, mode, name }: FileFilter,
  page: Page,
): Promise<CountedRows<Selectable<FileRow>>> {
  let query = context.db.selectFrom("files").where(withinScope(context, "files"));
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (mode) query = query.where("mode", "=", mode);
  if (name !== undefined) {
    const { contains } = context.storage.engine.sql;
    query = query.where(contains(sql.ref("search_name"), foldCase(name)));
  }
  return listRows(context, query, page, {
    table: "files",
    more: measureParts(context.storage.engine, "actions", sql`actions.target_id = files.id`),
    select: (matching) => matching.selectAll(),
  });
}

/** Every file of spaces, newest first. */
export function listFileRowsOfSpaces(
  { db, accountId }: Reader,
  spaceIds: readonly string[],
): Promise<Selectable<FileRow>[]> {
  return db
    .selectFrom("files")
    .selectAll()
    .where("space_id", "in", spaceIds)
    .where("account_id", "=", accountId)
    .orderBy("sequence", "desc")
    .execute();
}

export async function insertFileRow(
  { db }: Reader,
  row: Omit<Insertable<FileRow>, "search_name">,
): Promise<void> {
  await db
    .insertInto("files")
    .values({ ...row, search_name: foldCase(row.name) })
    .execute();
}

export async function updateFileRow(
  { db, accountId }: Reader,
  { id }: Locked<Selectable<FileRow>>,
  changes: Omit<Updateable<FileRow>, "search_name">,
): Promise<void> {
  const { name } = changes;
  await db
    .updateTable("files")
    .set({ ...changes, search_name: name === undefined ? undefined : foldCase(name) })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

export async function deleteFileRows(
  { db, accountId }: Reader,
  rows: Locked<Selectable<FileRow>[]>,
): Promise<void> {
  for (const some of divide(rows)) {
    const ids = some.map(({ id }) => id);
    await db.deleteFrom("files").where("id", "in", ids).where("account_id", "=", accountId).execute();
  }
}

/**
 * Which of these bytes a file has. Locked: if two files with the same bytes are deleted at the same moment, the second
 * deletion must see the first one.
 */
export async function listUsedKeys(
  { db, storage }: Context,
  blobKeys: readonly string[],
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom("files")
    .select("blob_key")
    .where("blob_key", "in", blobKeys)
    .orderBy("id")
    .$call(storage.engine.sql.lockRows)
    .execute();
  return new Set(rows.map(({ blob_key }) => blob_key));
}

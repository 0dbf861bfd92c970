import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { type AllOrPage, listAllOrPage, measureParts, type OptionalPage } from "../storage/list-rows.ts";
import type { DocumentRow } from "../storage/rows/documents.ts";

/** The documents of a space, newest first: all of them, or a page. */
export function listDocumentRows(
  context: Context,
  spaceId: string,
  page: OptionalPage = {},
): Promise<AllOrPage<Selectable<DocumentRow>>> {
  const { db, accountId } = context;
  const matching = db
    .selectFrom("documents")
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId);
  return listAllOrPage(context, matching, page, {
    table: "documents",
    select: (rows) => rows.selectAll(),
    more: measureParts(context.storage.engine, "actions", sql`actions.target_id = documents.id`),
  });
}

/** The row of a document of a space; undefined if there is none. */
export function findDocumentRow(
  { db, accountId }: Context,
  spaceId: string,
  id: string,
): Promise<Selectable<DocumentRow> | undefined> {
  return db
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
}

export function findDocumentRowById(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<DocumentRow> | undefined> {
  return db
    .selectFrom("documents")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertDocumentRow({ db }: Context, row: Insertable<DocumentRow>): Promise<void> {
  await db.insertInto("documents").values(row).execute();
}

export async function updateDocumentRow(
  { db }: Context,
  { id }: Locked<Selectable<DocumentRow>>,
  changes: Updateable<DocumentRow>,
): Promise<void> {
  await db.updateTable("documents").set(changes).where("id", "=", id).execute();
}

export async function deleteDocumentRow(
  { db }: Context,
  { id }: Locked<Selectable<DocumentRow>>,
): Promise<void> {
  await db.deleteFrom("documents").where("id", "=", id).execute();
}

/** Deletes the documents of a deleted space. */
export async function deleteDocumentRows(
  { db, accountId }: Context,
  spaceIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("documents")
    .where("account_id", "=", accountId)
    .where("space_id", "in", spaceIds)
    .execute();
}

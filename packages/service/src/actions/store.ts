import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import type { ActionRow } from "../storage/rows/actions.ts";

/** The actions of a space, newest first. */
export function listActionRows(
  { db, accountId }: Context,
  spaceId: string,
): Promise<Selectable<ActionRow>[]> {
  return db
    .selectFrom("actions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .orderBy("sequence", "desc")
    .execute();
}

/** The row of an action of the account; undefined if there is none. */
export function findActionRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<ActionRow> | undefined> {
  return db
    .selectFrom("actions")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

export async function insertActionRow({ db }: Context, row: Insertable<ActionRow>): Promise<void> {
  await db.insertInto("actions").values(row).execute();
}

/** Changes an action, and its place if it is given. */
export async function replaceConfig(
  { db, now }: Context,
  { id }: Locked<Selectable<ActionRow>>,
  config: string,
  place?: number,
): Promise<void> {
  const changes = { config, updated_at: now, ...(place !== undefined && { place }) };
  await db.updateTable("actions").set(changes).where("id", "=", id).execute();
}

export async function deleteActionRow({ db }: Context, { id }: Locked<Selectable<ActionRow>>): Promise<void> {
  await db.deleteFrom("actions").where("id", "=", id).execute();
}

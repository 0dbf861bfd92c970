import type { Insertable, Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { readRows } from "../storage/list-rows.ts";
import type { GuidanceRow } from "../storage/rows/guidance.ts";

/** Every guidance of a space, newest first. */
export function listGuidanceRows(context: Context, spaceId: string): Promise<Selectable<GuidanceRow>[]> {
  const { db, accountId } = context;
  return readRows(
    context,
    db
      .selectFrom("guidance")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("space_id", "=", spaceId)
      .orderBy("sequence", "desc"),
    { table: "guidance" },
  );
}

/** The row of a guidance of a space; undefined if there is none. */
export function findGuidanceRow(
  { db, accountId }: Context,
  spaceId: string,
  id: string,
): Promise<Selectable<GuidanceRow> | undefined> {
  return db
    .selectFrom("guidance")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .executeTakeFirst();
}

export async function insertGuidanceRow({ db }: Context, row: Insertable<GuidanceRow>): Promise<void> {
  await db.insertInto("guidance").values(row).execute();
}

export async function replaceOptions(
  { db, now }: Context,
  { id }: Locked<Selectable<GuidanceRow>>,
  options: string,
): Promise<void> {
  await db.updateTable("guidance").set({ options, updated_at: now }).where("id", "=", id).execute();
}

export async function deleteGuidanceRow(
  { db }: Context,
  { id }: Locked<Selectable<GuidanceRow>>,
): Promise<void> {
  await db.deleteFrom("guidance").where("id", "=", id).execute();
}

/** Deletes every guidance of deleted spaces. */
export async function deleteGuidanceRows(
  { db, accountId }: Context,
  spaceIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("guidance")
    .where("account_id", "=", accountId)
    .where("space_id", "in", spaceIds)
    .execute();
}

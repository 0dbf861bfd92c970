import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createNotFound } from "../domain/errors.ts";
import type { UserRow } from "../storage/rows/accounts.ts";

/** The user of the account with this id; throws a `not-found` that names `key` if there is none. */
export async function getUser(
  { db, accountId }: Context,
  id: string,
  key: string,
): Promise<Selectable<UserRow>> {
  const row = await db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (row === undefined) throw createNotFound("user", id, key);
  return row;
}

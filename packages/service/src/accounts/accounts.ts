import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { findChanges } from "../domain/find-changes.ts";
import type { AccountRow } from "../storage/rows/accounts.ts";

/** The account of the caller. */
export function getAccount({ db, accountId }: Context): Promise<Selectable<AccountRow>> {
  return db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
}

/** Changes the given properties of the account of the caller. */
export async function changeAccount(
  context: Context,
  { name, defaultAppId }: { readonly name?: string | undefined; readonly defaultAppId?: string | undefined },
): Promise<Selectable<AccountRow>> {
  const account = await getAccount(context);
  const changes = findChanges<Selectable<AccountRow>>(account, { name, default_app_id: defaultAppId });
  if (changes === undefined) return account;
  await context.db
    .updateTable("accounts")
    .set({ ...changes, updated_at: context.now })
    .where("id", "=", context.accountId)
    .execute();
  return getAccount(context);
}

import type { Context } from "../context/context.ts";

/** The app of new spaces that name no app; undefined if the account has no default app. */
export async function findDefaultApp({ db, accountId }: Context): Promise<string | undefined> {
  const account = await db
    .selectFrom("accounts")
    .select("default_app_id")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return account.default_app_id ?? undefined;
}

/** Removes the default app of the account if this app is deleted. */
export async function forgetDefaultApp({ db, accountId, now }: Context, appId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ default_app_id: null, updated_at: now })
    .where("id", "=", accountId)
    .where("default_app_id", "=", appId)
    .execute();
}

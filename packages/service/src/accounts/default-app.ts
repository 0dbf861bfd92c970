import type { Context } from "../context/context.ts";

/** The app that new spaces belong to unless they name another; undefined where the account has none. */
export async function findDefaultApp({ db, accountId }: Context): Promise<string | undefined> {
  const account = await db
    .selectFrom("accounts")
    .select("default_app_id")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  return account.default_app_id ?? undefined;
}

/** Leaves the account without a default app where it was the one that is deleted. */
export async function forgetDefaultApp({ db, accountId, now }: Context, appId: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ default_app_id: null, updated_at: now })
    .where("id", "=", accountId)
    .where("default_app_id", "=", appId)
    .execute();
}

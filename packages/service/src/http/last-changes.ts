import type { Context } from "../context/context.ts";
import type { Storage } from "../storage/storage.ts";

/** For how long the service knows who has changed a resource last: seven days. */
const keptForMs = 604_800_000;

/** Notes that the caller has changed a resource, in the transaction of the change. */
export async function noteLastChange(
  { db, accountId, actor, now }: Context,
  resource: string,
): Promise<void> {
  const change = { actor_id: actor.id, changed_at: now };
  await db
    .insertInto("last_changes")
    .values({ account_id: accountId, resource, ...change })
    .onConflict((conflict) => conflict.columns(["account_id", "resource"]).doUpdateSet(change))
    .execute();
}

/** Who has changed a resource last, and when; undefined if nobody has in the last days. */
export function findLastChange(
  { db, accountId }: Context,
  resource: string,
): Promise<{ readonly actor_id: string; readonly changed_at: string } | undefined> {
  return db
    .selectFrom("last_changes")
    .select(["actor_id", "changed_at"])
    .where("account_id", "=", accountId)
    .where("resource", "=", resource)
    .executeTakeFirst();
}

/** Deletes what is too old to tell. */
export async function sweepLastChanges(storage: Storage, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptForMs).toISOString();
  const find = storage.db.selectFrom("last_changes").select("resource").where("changed_at", "<", oldest);
  if ((await find.limit(1).executeTakeFirst()) === undefined) return;
  await storage.transaction(
    (db) => db.deleteFrom("last_changes").where("changed_at", "<", oldest).execute(),
    { isDeletion: true, isBackground: true, listSpaces: () => [] },
  );
}

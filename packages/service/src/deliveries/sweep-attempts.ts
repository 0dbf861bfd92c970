import type { Dependencies } from "../context/dependencies.ts";

/** How long attempts are kept. */
const keptForMs = 7 * 86_400_000;

/** Deletes the attempts that are older than a week. */
export async function sweepAttempts({ storage, clock }: Dependencies): Promise<void> {
  const oldest = new Date(clock().getTime() - keptForMs).toISOString();
  const any = await storage.db
    .selectFrom("webhook_attempts")
    .select("sequence")
    .where("attempted_at", "<", oldest)
    .limit(1)
    .executeTakeFirst();
  if (any === undefined) return;
  await storage.transaction(
    (db) => db.deleteFrom("webhook_attempts").where("attempted_at", "<", oldest).execute(),
    { isDeletion: true, isBackground: true },
  );
}

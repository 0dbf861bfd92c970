import { createHash } from "node:crypto";
import type { Context } from "../context/context.ts";

/** How long an address is known after the last sign-in from it, in milliseconds. */
const knownForMs = 90 * 86_400_000;

/** Whether a user has signed in from the address of the caller before. */
export async function isKnownPlace({ db, address }: Context, userId: string): Promise<boolean> {
  const query = db.selectFrom("sign_in_places").select("seen_at").where("user_id", "=", userId);
  return (await query.where("place", "=", namePlace(userId, address)).executeTakeFirst()) !== undefined;
}

/** Notes that a user has signed in from the address of the caller. */
export async function notePlace({ db, address, now }: Context, userId: string): Promise<void> {
  const oldest = new Date(Date.parse(now) - knownForMs).toISOString();
  await db.deleteFrom("sign_in_places").where("user_id", "=", userId).where("seen_at", "<", oldest).execute();
  await db
    .insertInto("sign_in_places")
    .values({ user_id: userId, place: namePlace(userId, address), seen_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "place"]).doUpdateSet({ seen_at: now }))
    .execute();
}

/** Where somebody is, is nobody else's business. */
function namePlace(userId: string, address: string | undefined): string {
  return createHash("sha256")
    .update(JSON.stringify([userId, address]))
    .digest("hex");
}

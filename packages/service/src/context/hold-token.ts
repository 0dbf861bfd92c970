import { refuseToken } from "../domain/refused-token.ts";
import type { Context } from "./context.ts";

/**
 * Holds the token of the caller, whose import session may end at any time: its end removes the token, so it waits for this
 * transaction. Throws an `unauthenticated` if it was faster.
 */
export async function holdToken({ db, storage, tokenId = "" }: Context): Promise<void> {
  const held = await db
    .selectFrom("tokens")
    .select("id")
    .where("id", "=", tokenId)
    .$call(storage.engine.sql.holdRows)
    .executeTakeFirst();
  if (held === undefined) throw refuseToken();
}

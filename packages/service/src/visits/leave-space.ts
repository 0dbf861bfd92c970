import type { Context } from "../context/context.ts";

/** Removes all guests from deleted spaces. There are no events for them: the events of the spaces are enough. */
export async function dismissGuestsOfSpaces(
  { db, accountId }: Context,
  spaceIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("guest_spaces")
    .where("account_id", "=", accountId)
    .where("space_id", "in", spaceIds)
    .execute();
}

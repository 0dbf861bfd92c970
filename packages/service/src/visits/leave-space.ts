import type { Context } from "../context/context.ts";

/** Removes all guests from a deleted space. There are no events for them: the event of the space is enough. */
export async function dismissGuestsOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  await db
    .deleteFrom("guest_spaces")
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .execute();
}

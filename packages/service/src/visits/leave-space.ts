import type { Context } from "../context/context.ts";

/** Takes everybody out of a space that is deleted; its event stands for theirs. */
export async function dismissGuestsOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  await db
    .deleteFrom("guest_spaces")
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .execute();
}

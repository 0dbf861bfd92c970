import type { Context } from "../context/context.ts";

/** Forgets the actions on things that are deleted; the events of those things stand for theirs. */
export async function deleteActionsOf(
  { db, accountId }: Context,
  targetIds: readonly string[],
): Promise<void> {
  if (targetIds.length === 0) return;
  await db
    .deleteFrom("actions")
    .where("account_id", "=", accountId)
    .where("target_id", "in", targetIds)
    .execute();
}

/** Forgets every action of a space that is deleted. */
export async function deleteActionsOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  await db
    .deleteFrom("actions")
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .execute();
}

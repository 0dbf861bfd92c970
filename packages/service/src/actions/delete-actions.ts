import type { Context } from "../context/context.ts";

/** Deletes the actions of deleted targets. There are no events for them: the events of the targets are enough. */
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

/** Deletes every action of deleted spaces. */
export async function deleteActionsOfSpaces(
  { db, accountId }: Context,
  spaceIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("actions")
    .where("account_id", "=", accountId)
    .where("space_id", "in", spaceIds)
    .execute();
}

import type { DataRetentionPolicyType } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { findSpaceRow, lockSpaceRow, lookups } from "./store.ts";

/** When a space is due: if the time is before the cutoff. */
export interface DueSince {
  readonly environmentId: string;
  /** The event that the time is counted from. */
  readonly type: DataRetentionPolicyType;
  /** ISO 8601 with milliseconds, UTC. */
  readonly cutoff: string;
}

/** The ids of the spaces of an environment that are due and have not expired, oldest first. */
export async function listDueSpaces(
  { db, accountId }: Pick<Context, "db" | "accountId">,
  { environmentId, type, cutoff }: DueSince,
): Promise<string[]> {
  let query = db
    .selectFrom("spaces")
    .select("id")
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environmentId)
    .where("expired_at", "is", null)
    .where("created_at", "<=", cutoff);
  if (type === "lastActivity") {
    query = query.where(sql<boolean>`coalesce(${lookups.last_activity_at}, spaces.created_at) <= ${cutoff}`);
  }
  return (await query.orderBy("sequence").execute()).map(({ id }) => id);
}

/** A space that has not expired, locked until the transaction ends; undefined if there is none. */
export async function lockLivingSpace(
  context: Context,
  id: string,
): Promise<Selectable<SpaceRow> | undefined> {
  await lockSpaceRow(context, id);
  const space = await findSpaceRow(context, id);
  return space?.expired_at === null ? space : undefined;
}

import type { DataRetentionPolicyType } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { findSpaceRow, lookups } from "./store.ts";

/** When spaces of an environment are due: if nothing happened after the cutoff. */
export interface DueSince {
  readonly environmentId: string;
  /** Whether the time is counted from the creation or from the last activity. */
  readonly type: DataRetentionPolicyType;
  /** ISO 8601 with milliseconds, UTC. */
  readonly cutoff: string;
}

/** The ids of the spaces of an environment, or of only one, that are due and have not expired, oldest first. */
export async function listDueSpaces(
  { db, accountId }: Pick<Context, "db" | "accountId">,
  { environmentId, type, cutoff }: DueSince,
  only?: string,
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
  if (only !== undefined) query = query.where("id", "=", only);
  return (await query.orderBy("sequence").execute()).map(({ id }) => id);
}

/** A space, locked until the transaction ends; undefined if it is not due any more. */
export async function lockDueSpace(
  context: Context,
  id: string,
  due: DueSince,
): Promise<Locked<Selectable<SpaceRow>> | undefined> {
  const space = await lockRows(context, "spaces", [id], () => findSpaceRow(context, id));
  const isDue = (await listDueSpaces(context, due, id)).length > 0;
  return isDue ? space : undefined;
}

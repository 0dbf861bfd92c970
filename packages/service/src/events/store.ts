import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import type { EventRow } from "../storage/rows/events.ts";
import { listGuestLimits } from "../visits/visits.ts";

/** Which events are wanted. */
export interface EventFilter {
  readonly environmentId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly domain?: string | undefined;
  readonly topic?: string | undefined;
  /** ISO 8601 with milliseconds, UTC. */
  readonly since?: string | undefined;
  readonly includeAcknowledged?: boolean | undefined;
}

/** A page of the events within reach, newest first. */
export async function listEventRows(
  context: Context,
  { environmentId, spaceId, domain, topic, since, includeAcknowledged }: EventFilter,
  { limit, offset }: Page,
): Promise<Selectable<EventRow>[]> {
  let query = context.db.selectFrom("events").selectAll().where(withinScope(context, "events"));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (domain !== undefined) query = query.where("domain", "=", domain);
  if (topic !== undefined) query = query.where("topic", "=", topic);
  if (since !== undefined) query = query.where("created_at", ">=", since);
  if (includeAcknowledged !== true) query = query.where("acknowledged_at", "is", null);
  for (const { spaceId, workbookIds, sheetIds } of await listGuestLimits(context)) {
    if (workbookIds !== undefined) query = query.where(isAbout(spaceId, "workbookId", workbookIds));
    if (sheetIds !== undefined) query = query.where(isAbout(spaceId, "sheetId", sheetIds));
  }
  return query.orderBy("sequence", "desc").limit(limit).offset(offset).execute();
}

/** Whether an event of a space names one of some things, or nothing of their kind. */
function isAbout(
  spaceId: string,
  name: "workbookId" | "sheetId",
  ids: readonly string[],
): RawBuilder<SqlBool> {
  const named = sql`${sql.ref("events.context")} ->> ${sql.lit(name)}`;
  const isOne = ids.length === 0 ? sql`1 = 0` : sql`${named} in (${sql.join(ids)})`;
  return sql`(events.space_id <> ${spaceId} or ${named} is null or ${isOne})`;
}

/** The row of an event of the account; undefined where there is none. */
export function findEventRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<EventRow> | undefined> {
  return db
    .selectFrom("events")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

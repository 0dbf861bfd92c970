import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import type { Page } from "../domain/page.ts";
import type { EventRow } from "../storage/rows/events.ts";
import { listGuestLimits } from "../visits/visits.ts";

/** The filter for events. */
export interface EventFilter {
  readonly environmentId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly domain?: string | undefined;
  readonly topic?: string | undefined;
  /** Only events of one of these topics. */
  readonly topics?: readonly string[] | undefined;
  /** ISO 8601 with milliseconds, UTC. */
  readonly since?: string | undefined;
  /** Only events after this position. */
  readonly after?: number | undefined;
  readonly includeAcknowledged?: boolean | undefined;
}

/** A page of events. */
export interface EventPage {
  readonly rows: readonly Selectable<EventRow>[];
  /** The position after which the events begin that the caller has not received. */
  readonly cursor: number;
}

/** A page of the events in the actor's scope: newest first, or with `after` oldest first. */
export async function listEventRows(
  context: Context,
  { environmentId, spaceId, domain, topic, topics, since, after, includeAcknowledged }: EventFilter,
  { limit, offset }: Page,
): Promise<EventPage> {
  const { db, accountId } = context;
  const placed = db
    .selectFrom("events")
    .where("account_id", "=", accountId)
    .where("position", "is not", null);
  const newest = placed.select("position").orderBy("position", "desc").limit(1);
  let query = placed.selectAll().where(withinScope(context, "events"));
  if (after !== undefined) query = query.where("position", ">", after);
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (domain !== undefined) query = query.where("domain", "=", domain);
  if (topic !== undefined) query = query.where("topic", "=", topic);
  if (topics !== undefined) query = query.where("topic", "in", topics);
  if (since !== undefined) query = query.where("created_at", ">=", since);
  if (includeAcknowledged !== true) query = query.where("acknowledged_at", "is", null);
  for (const { spaceId, workbookIds, sheetIds } of await listGuestLimits(context)) {
    if (workbookIds !== undefined) query = query.where(isAbout(spaceId, "workbookId", workbookIds));
    if (sheetIds !== undefined) query = query.where(isAbout(spaceId, "sheetId", sheetIds));
  }
  const direction = after === undefined ? "desc" : "asc";
  const page = query.orderBy("position", direction).limit(limit).offset(offset);
  // One statement, so that the page and the newest position are from the same moment. It has a row even for an empty page.
  const joined = await db
    .selectFrom(db.selectNoFrom(newest.as("newest")).as("account"))
    .leftJoin(page.as("page"), (join) => join.onTrue())
    .select("account.newest")
    .selectAll("page")
    .orderBy("page.position", direction)
    .execute();
  const rows = joined.filter((row): row is typeof row & Selectable<EventRow> => row.id !== null);
  const last = after !== undefined && rows.length === limit ? rows.at(-1)?.position : joined[0]?.newest;
  return { rows, cursor: last ?? 0 };
}

/** Whether an event of a space names one of these resources, or none of their kind. */
function isAbout(
  spaceId: string,
  name: "workbookId" | "sheetId",
  ids: readonly string[],
): RawBuilder<SqlBool> {
  const named = sql`${sql.ref("events.context")} ->> ${sql.lit(name)}`;
  const isOne = ids.length === 0 ? sql`1 = 0` : sql`${named} in (${sql.join(ids)})`;
  return sql`(events.space_id <> ${spaceId} or ${named} is null or ${isOne})`;
}

/** The row of an event of the account; undefined if there is none. */
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

import { limits } from "@data-import/types";
import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import { noteMeasured } from "../domain/list-part.ts";
import type { Page } from "../domain/page.ts";
import { countFitting, type Sized } from "../domain/sized.ts";
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
  /** Only events at these positions. */
  readonly positions?: readonly number[] | undefined;
}

/** A page of events. */
export interface EventPage {
  readonly rows: readonly Selectable<EventRow>[];
  /** The position after which the events begin that the caller has not received. */
  readonly cursor: number;
  /** Whether more events may follow. */
  readonly hasMore: boolean;
}

/** The most bytes of an event, as the description says. */
const mostEventBytes = 262_144;
/** So many events can be in memory at once, however large they are. */
const fewEvents = limits.pageBytes / mostEventBytes;

/**
 * A page of the events in the actor's scope: newest first, or with `after` oldest first. A page behind a position ends where
 * its events would be too large to be in memory at once; another one has no events then if its reader asks for parts.
 */
export async function listEventRows(
  context: Context,
  filter: EventFilter,
  page: Pick<Page, "limit" | "offset">,
): Promise<EventPage> {
  const { limit } = page;
  const guestLimits = await listGuestLimits(context);
  const read = (one: EventFilter, part: PlacedPage) =>
    readEventRows(context, selectEvents(context, one, guestLimits), part);
  const measure = (one: EventFilter, part: PlacedPage) =>
    measureEvents(context, selectEvents(context, one, guestLimits), part);
  const { after } = filter;
  const { part } = context;
  noteMeasured(context);
  const isSmall =
    filter.positions !== undefined || limit <= (part?.mostBytes ?? limits.pageBytes) / mostEventBytes;
  if (isSmall) return read(filter, { ...page, after });
  if (after === undefined) {
    if (part === undefined) return read(filter, page);
    const sizes = await measure(filter, page);
    if (countFitting(sizes, part.mostBytes) === sizes.length) return read(filter, page);
    part.large = sizes;
    return read(filter, { ...page, limit: 0 });
  }
  // Nearly all pages end here: callers ask for what is new.
  const first = await read(filter, { ...page, after, limit: fewEvents });
  const left = limits.pageBytes - first.rows.reduce((sum, { payload }) => sum + payload.length, 0);
  if (!first.hasMore || left <= 0) return first;
  const behind = { ...filter, after: first.cursor };
  const rest = { after: first.cursor, limit: limit - fewEvents, offset: 0 };
  const sizes = await measure(behind, rest);
  const fitting = countFitting(sizes, left);
  const next = await read(behind, { ...rest, limit: fitting < sizes.length ? fitting : rest.limit });
  return { ...next, rows: [...first.rows, ...next.rows] };
}

/** A page, and the position that it begins behind, if it does. */
type PlacedPage = Pick<Page, "limit" | "offset"> & { readonly after?: number | undefined };

/** The positions of a page of events, with their sizes. */
async function measureEvents(
  { storage }: Context,
  events: ReturnType<typeof selectEvents>,
  { after, limit, offset }: PlacedPage,
): Promise<Sized<number>[]> {
  const { bytes } = storage.engine.sql;
  const size = sql<number>`${bytes("events.payload")} + ${bytes("events.context")} + coalesce(${bytes("events.extras")}, 0)`;
  const rows = await events
    .select(["position", size.as("bytes")])
    .orderBy("position", after === undefined ? "desc" : "asc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ key: row.position, bytes: Number(row.bytes) }));
}

/** The events in the actor's scope that a filter finds. */
function selectEvents(
  context: Context,
  filter: EventFilter,
  guestLimits: Awaited<ReturnType<typeof listGuestLimits>>,
) {
  const { environmentId, spaceId, domain, topic, topics, since, after, includeAcknowledged, positions } =
    filter;
  let query = selectPlaced(context).where(withinScope(context, "events"));
  if (positions !== undefined) query = query.where("position", "in", positions);
  if (after !== undefined) query = query.where("position", ">", after);
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (spaceId !== undefined) query = query.where("space_id", "=", spaceId);
  if (domain !== undefined) query = query.where("domain", "=", domain);
  if (topic !== undefined) query = query.where("topic", "=", topic);
  if (topics !== undefined) query = query.where("topic", "in", topics);
  if (since !== undefined) query = query.where("created_at", ">=", since);
  if (includeAcknowledged !== true) query = query.where("acknowledged_at", "is", null);
  for (const { spaceId, workbookIds, sheetIds } of guestLimits) {
    if (workbookIds !== undefined) query = query.where(isAbout(spaceId, "workbookId", workbookIds));
    if (sheetIds !== undefined) query = query.where(isAbout(spaceId, "sheetId", sheetIds));
  }
  return query;
}

/** The events of the account that have a position. */
function selectPlaced({ db, accountId }: Context) {
  return db.selectFrom("events").where("account_id", "=", accountId).where("position", "is not", null);
}

async function readEventRows(
  context: Context,
  events: ReturnType<typeof selectEvents>,
  { after, limit, offset }: PlacedPage,
): Promise<EventPage> {
  const { db } = context;
  const newest = selectPlaced(context).select("position").orderBy("position", "desc").limit(1);
  const direction = after === undefined ? "desc" : "asc";
  const page = events.selectAll().orderBy("position", direction).limit(limit).offset(offset);
  // One statement, so that the page and the newest position are from the same moment. It has a row even for an empty page.
  const joined = await db
    .selectFrom(db.selectNoFrom(newest.as("newest")).as("account"))
    .leftJoin(page.as("page"), (join) => join.onTrue())
    .select("account.newest")
    .selectAll("page")
    .orderBy("page.position", direction)
    .execute();
  const rows = joined.filter((row): row is typeof row & Selectable<EventRow> => row.id !== null);
  const hasMore = after !== undefined && rows.length === limit;
  const last = hasMore ? rows.at(-1)?.position : joined[0]?.newest;
  return { rows, cursor: last ?? 0, hasMore };
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

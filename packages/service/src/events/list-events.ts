import type { operations } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { isPartial } from "../domain/list-part.ts";
import { readPage } from "../domain/page.ts";
import { readCursor } from "./events.ts";
import { requirePlaces } from "./require-places.ts";
import { type EventPage, listEventRows } from "./store.ts";

/** The query of a request for events. */
export type EventQuery = NonNullable<operations["listEvents"]["parameters"]["query"]>;

/** A page of the events that a caller may read; throws a `not-found` for an unknown place or cursor. */
export async function listEvents(context: Context, query: EventQuery): Promise<EventPage> {
  const { since, after, ...filter } = query;
  const positions = context.part?.keys;
  if (positions !== undefined) {
    const wanted = { positions, includeAcknowledged: true };
    return listEventRows(context, wanted, { limit: positions.length, offset: 0 });
  }
  const page = readPage(query, { usual: limits.eventsPerPage });
  const position = after === undefined ? undefined : await readCursor(context, after);
  const time = since === undefined ? undefined : new Date(since).toISOString();
  const found = await listEventRows(context, { ...filter, since: time, after: position }, page);
  // A page with events proves that its places exist.
  if (found.rows.length === 0 && !isPartial(context)) await requirePlaces(context, filter);
  return found;
}

/** The position behind which a stream of events begins; throws the same errors. */
export async function findStart(context: Context, query: EventQuery): Promise<number> {
  const after = query.after ?? (query.since === undefined ? undefined : "start");
  if (after === undefined) return (await listEvents(context, { ...query, pageSize: 1 })).cursor;
  await requirePlaces(context, query);
  return readCursor(context, after);
}

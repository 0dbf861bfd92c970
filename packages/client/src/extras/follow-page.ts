import type { Event, ListAllEventsResponse } from "@data-import/types";
import { listEvents } from "../operations.gen.ts";
import type { FollowSession, FollowStep } from "./follow-session.ts";

export const pageEvents = 100;

/** Yields the events behind the cursor as one step; returns how many. Without a cursor it only finds out the cursor of now. */
export async function* followPage({
  core,
  call,
  place,
}: FollowSession): AsyncGenerator<FollowStep, number, undefined> {
  const { cursor, filter } = place;
  const part = cursor === undefined ? { pageSize: 1 } : { after: cursor, pageSize: pageEvents };
  const page = await core.send<ListAllEventsResponse>(listEvents, { query: { ...filter, ...part } }, call);
  if (typeof page.cursor !== "string") throw new TypeError("follow: the service returned no cursor.");
  place.failures = 0;
  // A mock without state returns the same events again, with the same cursor and in the order of a list.
  const isNew = cursor !== undefined && page.cursor !== cursor;
  const events = isNew ? page.data.toSorted((a, b) => timeOf(a) - timeOf(b)) : [];
  place.cursor = page.cursor;
  yield { events, cursor: page.cursor };
  return events.length;
}

const timeOf = (event: Event) => Date.parse(event.createdAt);

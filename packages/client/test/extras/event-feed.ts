import type { EventBase } from "@data-import/types";

/** Events as a service would list them. */
export interface EventFeed {
  readonly events: EventBase[];
  /** The queries that came. */
  readonly asked: URLSearchParams[];
  /** Adds an event that happened at the time, in milliseconds since 1970. */
  add(time: number, more?: Partial<EventBase>): string;
  respond(url: URL): Response;
}

/** Creates an empty feed that lists the newest events first, or the oldest. */
export function createEventFeed({ newestFirst = true } = {}): EventFeed {
  const feed: EventFeed = {
    events: [],
    asked: [],
    add(time, more = {}) {
      const id = `us_evt_${feed.events.length + 1}`;
      feed.events.push({
        id,
        topic: "commit:created",
        domain: "workbook",
        context: { accountId: "us_acc_1", environmentId: "us_env_1" },
        payload: {},
        createdAt: new Date(time).toISOString(),
        ...more,
      });
      return id;
    },
    respond(url) {
      const query = url.searchParams;
      feed.asked.push(query);
      const since = query.get("since") ?? "";
      const known = feed.events
        .map((event, index) => ({ event, index }))
        .filter(({ event }) => event.createdAt >= since)
        .sort((a, b) => a.event.createdAt.localeCompare(b.event.createdAt) || a.index - b.index)
        .map(({ event }) => event);
      if (newestFirst) known.reverse();
      const size = Number(query.get("pageSize") ?? 10);
      const from = (Number(query.get("pageNumber") ?? 1) - 1) * size;
      return Response.json({ data: known.slice(from, from + size) });
    },
  };
  return feed;
}

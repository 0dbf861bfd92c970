import type { EventBase } from "@data-import/types";

/** Events with the listing of a service. */
export interface EventFeed {
  readonly events: EventBase[];
  /** The received queries. */
  readonly asked: URLSearchParams[];
  /** Adds an event at the time, in milliseconds since 1970; it is behind all others. */
  add(time: number, more?: Partial<EventBase>): string;
  respond(url: URL): Response;
}

/** Creates an empty feed. Its cursors count the events. */
export function createEventFeed(): EventFeed {
  const feed: EventFeed = {
    events: [],
    asked: [],
    add(time, more = {}) {
      const id = `us_evt_${feed.events.length + 1}` as const;
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
      const after = query.get("after");
      const since = query.get("since") ?? "";
      const size = Number(query.get("pageSize") ?? 10);
      const isWanted = ({ createdAt }: EventBase) => createdAt >= since;
      const newest = feed.events.length;
      if (after === null) {
        const data = feed.events.filter(isWanted).toReversed().slice(0, size);
        return Response.json({ data, cursor: String(newest) });
      }
      const data = feed.events.slice(findPosition(feed, after)).filter(isWanted).slice(0, size);
      const last =
        data.length === size ? feed.events.findIndex(({ id }) => id === data.at(-1)?.id) + 1 : newest;
      return Response.json({ data, cursor: String(last) });
    },
  };
  return feed;
}

function findPosition({ events }: EventFeed, after: string): number {
  if (after === "start") return 0;
  return after.startsWith("us_evt_") ? events.findIndex(({ id }) => id === after) + 1 : Number(after);
}

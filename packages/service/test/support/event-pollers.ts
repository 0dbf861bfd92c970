import type { Event } from "@data-import/types";

/** Sends `GET /events` with a query. */
type Read = (
  query: string,
) => Promise<{ readonly body: { readonly data: Event[]; readonly cursor: string } }>;

/** Reads new events again and again. */
export interface EventPoller {
  /** The ids of all events so far, in the order in which they came. */
  readonly ids: string[];
  /** Reads the events since the last call, oldest first. */
  poll(): Promise<Event[]>;
}

const pageSize = 200;

/** A poller that sends each cursor as `after`. It keeps every event that it receives, so it shows repeated ones. */
export function pollByCursor(read: Read): EventPoller {
  const ids: string[] = [];
  let cursor = "start";
  return {
    ids,
    async poll() {
      const found: Event[] = [];
      for (;;) {
        const { data, cursor: next } = (await read(`pageSize=${pageSize}&after=${cursor}`)).body;
        cursor = next;
        found.push(...data);
        ids.push(...data.map(({ id }) => id));
        if (data.length < pageSize) return found;
      }
    },
  };
}

/** A poller that sends the `createdAt` of the newest event as `since`, and leaves out the events that it knows. */
export function pollByTime(read: Read): EventPoller {
  const ids: string[] = [];
  const known = new Set<string>();
  let newest = "1970-01-01T00:00:00.000Z";
  return {
    ids,
    async poll() {
      const found: Event[] = [];
      const since = newest;
      for (let pageNumber = 1; ; pageNumber += 1) {
        const query = `pageSize=${pageSize}&pageNumber=${pageNumber}&since=${since}`;
        const { data } = (await read(query)).body;
        for (const event of data) {
          if (event.createdAt > newest) newest = event.createdAt;
          if (known.has(event.id)) continue;
          known.add(event.id);
          found.unshift(event);
          ids.push(event.id);
        }
        if (data.length < pageSize) return found;
      }
    },
  };
}

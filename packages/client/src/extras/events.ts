import type { Event } from "@data-import/types";
import type { Core } from "../core/core.ts";
import type { CallOptions } from "../core/types.ts";
import { listEvents } from "../operations.gen.ts";
import { retryDelay } from "./retry-delay.ts";

/** Which events to follow, since when, and how often to request them. */
export interface FollowOptions extends CallOptions {
  /** Only events of this environment. */
  environmentId?: string | undefined;
  /** Only events of this space. */
  spaceId?: string | undefined;
  /** Only events of this domain, such as `workbook`. */
  domain?: string | undefined;
  /** Only events of this topic, such as `commit:created`. */
  topic?: string | undefined;
  /** Only events of this time and later. The default is now. */
  since?: string | Date | undefined;
  /** Whether to include acknowledged events. The default is `false`. */
  includeAcknowledged?: boolean | undefined;
  /** Milliseconds between two requests. The default is 2,000. Without new events, it grows to 15 times that. */
  interval?: number | undefined;
}

const pageSize = 100;
/** Events of one moment may become visible one after the other, so each request goes back so many milliseconds. */
const overlap = 5_000;
const slowest = 15;

/**
 * Yields every event once, in the order of time, as the events happen. It ends when `signal` is aborted. It retries
 * after temporary failures (no connection, an overloaded service) and throws other errors. It reads all new events
 * before it yields the first one, because the service lists the newest first.
 */
export async function* follow(
  core: Core,
  options: FollowOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const {
    environmentId,
    spaceId,
    domain,
    topic,
    since,
    includeAcknowledged,
    interval = 2_000,
    ...call
  } = options;
  const query = { environmentId, spaceId, domain, topic, includeAcknowledged, pageSize };
  const { clock } = core.options;
  const signal = options.signal ?? new AbortController().signal;
  const seen = new Map<string, number>();
  // Events before `floor` are not yielded; `newest` is the time of the newest event so far.
  let floor = since === undefined ? undefined : readTime(since);
  let newest = floor;
  let idle = 0;
  let failures = 0;

  /** The events since a time, each once; if new events happen between two requests, the next page repeats some. */
  async function list(from: number | undefined, isEnough: (page: readonly Event[]) => boolean) {
    const found = new Map<string, Event>();
    for (let pageNumber = 1; ; pageNumber += 1) {
      const time = from === undefined ? undefined : new Date(from).toISOString();
      const input = { query: { ...query, since: time, pageNumber } };
      const { data } = await core.send<{ data: readonly Event[] }>(listEvents, input, call);
      const before = found.size;
      for (const event of data) found.set(event.id, event);
      if (data.length < pageSize || found.size === before || isEnough(data)) return [...found.values()];
    }
  }

  while (!signal.aborted) {
    let events: Event[] = [];
    try {
      if (newest === undefined) {
        // Only the newest events matter; if the oldest come first, they are on the last page.
        const known = await list(undefined, isNewestFirst);
        newest = floor = Math.max(...known.map(timeOf), 0);
        for (const event of known) seen.set(event.id, timeOf(event));
      } else {
        const from = Math.max(newest - overlap, floor ?? 0);
        const listed = await list(from, () => false);
        events = inOrder(listed).filter((event) => timeOf(event) >= from && !seen.has(event.id));
      }
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      const wait = retryDelay(error, interval * 2 ** Math.min(failures, 5), clock);
      if (wait === undefined) throw error;
      failures += 1;
      await clock.sleep(wait, signal).catch(() => {});
      continue;
    }
    for (const event of events) {
      if (signal.aborted) return;
      seen.set(event.id, timeOf(event));
      newest = Math.max(newest, timeOf(event));
      yield event;
    }
    for (const [id, time] of seen) if (time < newest - overlap) seen.delete(id);
    idle = events.length > 0 ? 0 : Math.min(idle + 1, 10);
    await clock.sleep(interval * Math.min(1.5 ** idle, slowest), signal).catch(() => {});
  }
}

const timeOf = (event: Event) => Date.parse(event.createdAt);

function readTime(since: string | Date): number {
  const time = new Date(since).getTime();
  if (Number.isNaN(time)) throw new TypeError(`follow: since is ${since}, which is not a date.`);
  return time;
}

/** Whether a page begins with its newest event, as the service documents for all pages. */
function isNewestFirst(page: readonly Event[]): boolean {
  const [first] = page;
  const last = page.at(-1);
  return !first || !last || timeOf(first) >= timeOf(last);
}

/** Oldest first; events of the same moment stay in the order of the listing. */
function inOrder(listed: readonly Event[]): Event[] {
  const forwards = isNewestFirst(listed) ? listed.toReversed() : listed;
  return forwards.toSorted((a, b) => timeOf(a) - timeOf(b));
}

import type { Event } from "@data-import/types";
import type { Core } from "../core/core.ts";
import type { CallOptions } from "../core/types.ts";
import { listEvents } from "../operations.gen.ts";
import { retryDelay } from "./retry-delay.ts";

/** Which events to follow, from when on, and how often to look. */
export interface FollowOptions extends CallOptions {
  /** Only events of this environment. */
  environmentId?: string | undefined;
  /** Only events of this space. */
  spaceId?: string | undefined;
  /** Only events of this domain, such as `workbook`. */
  domain?: string | undefined;
  /** Only events of this topic, such as `commit:created`. */
  topic?: string | undefined;
  /** Events of this time and later; without it, those that happen from now on. */
  since?: string | Date | undefined;
  /** Whether acknowledged events count too; `false` unless given. */
  includeAcknowledged?: boolean | undefined;
  /** Milliseconds between two looks while there is something new; 2,000 unless given. Idle, it grows to 15 times that. */
  interval?: number | undefined;
}

const pageSize = 100;
/** Events of one moment may become visible one after the other, so each look reaches back a little. */
const overlap = 5_000;
const slowest = 15;

/**
 * Yields every event once, in the order of time, as they happen. It ends when `signal` is aborted, waits out what
 * may pass (no connection, an overloaded service) and throws what will not. What is new is read whole before the
 * first of it is yielded, because the service lists the newest first.
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
  // Nothing older is yielded; and the time of the newest event so far.
  let floor = since === undefined ? undefined : readTime(since);
  let newest = floor;
  let idle = 0;
  let failures = 0;

  /** The events from a time on, each once; a page may repeat some when others happen between two requests. */
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
        // Only what happened last matters; where the oldest come first, it is on the last page.
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
  if (Number.isNaN(time)) throw new TypeError(`follow: since is ${since}, which is no date.`);
  return time;
}

/** Whether a page begins with the newest of its events; the service says that all pages do. */
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

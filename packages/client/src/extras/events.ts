import type {
  EnvironmentId,
  Event,
  EventByTopic,
  EventDomain,
  EventTopic,
  ListAllEventsResponse,
  SpaceId,
} from "@data-import/types";
import type { Core } from "../core/core.ts";
import type { CallOptions } from "../core/types.ts";
import { listEvents } from "../operations.gen.ts";
import { retryDelay } from "./retry-delay.ts";

/** The type of the events of a topic; any event if the topic is not known. */
export type EventOf<Topic extends EventTopic> = EventTopic extends Topic ? Event : EventByTopic[Topic];

/** Which events to follow, from where on, and how often to request them. */
export interface FollowOptions<Topic extends EventTopic = EventTopic> extends CallOptions {
  /** Only events of this environment. */
  environmentId?: EnvironmentId | undefined;
  /** Only events of this space. */
  spaceId?: SpaceId | undefined;
  /** Only events of this domain, such as `workbook`. */
  domain?: EventDomain | undefined;
  /** Only events of this topic, such as `commit:created`; the events then have the type of this topic. */
  topic?: Topic | undefined;
  /** Only events behind this one: the id of the last event that you received, or `start` for all events. */
  after?: string | undefined;
  /** Only events of this time and later. Without `since` and `after`, the first event is the first new one. */
  since?: string | Date | undefined;
  /** Whether to include acknowledged events. The default is `false`. */
  includeAcknowledged?: boolean | undefined;
  /** Milliseconds between two requests. The default is 2,000. Without new events, it grows to 15 times that. */
  interval?: number | undefined;
}

const pageSize = 100;
const slowest = 15;

/**
 * Yields every event once, in the order in which the service recorded them, as the events happen. It ends when `signal` is
 * aborted. It retries after temporary failures (no connection, an overloaded service) and throws other errors.
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
    after,
    since,
    includeAcknowledged,
    interval = 2_000,
    ...call
  } = options;
  const query = {
    ...{ environmentId, spaceId, domain, topic, includeAcknowledged },
    since: since === undefined ? undefined : readTime(since),
  };
  const { clock } = core.options;
  const signal = options.signal ?? new AbortController().signal;
  let cursor = after ?? (since === undefined ? undefined : "start");
  let idle = 0;
  let failures = 0;

  /** The events behind the cursor. Without a cursor there are none: the first response only has the cursor of now. */
  async function readPage(): Promise<ListAllEventsResponse> {
    const part = cursor === undefined ? { pageSize: 1 } : { after: cursor, pageSize };
    const page = await core.send<ListAllEventsResponse>(listEvents, { query: { ...query, ...part } }, call);
    if (typeof page.cursor !== "string") throw new TypeError("follow: the service returned no cursor.");
    // A mock without state returns the same events again, with the same cursor and in the order of a list.
    const isNew = cursor !== undefined && page.cursor !== cursor;
    return { ...page, data: isNew ? page.data.toSorted((a, b) => timeOf(a) - timeOf(b)) : [] };
  }

  while (!signal.aborted) {
    let page: ListAllEventsResponse;
    try {
      page = await readPage();
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      const wait = retryDelay(error, interval * 2 ** Math.min(failures, 5), clock);
      if (wait === undefined) throw error;
      failures += 1;
      await clock.sleep(wait, signal).catch(() => {});
      continue;
    }
    for (const event of page.data) {
      if (signal.aborted) return;
      yield event;
    }
    cursor = page.cursor;
    idle = page.data.length > 0 ? 0 : Math.min(idle + 1, 10);
    // After a full page there may be more.
    if (page.data.length === pageSize) continue;
    await clock.sleep(interval * Math.min(1.5 ** idle, slowest), signal).catch(() => {});
  }
}

const timeOf = (event: Event) => Date.parse(event.createdAt);

function readTime(since: string | Date): string {
  const time = new Date(since);
  if (Number.isNaN(time.getTime())) {
    throw new TypeError(`follow: since is ${since}, which is not a date.`);
  }
  return time.toISOString();
}

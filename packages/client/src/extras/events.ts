import type {
  EnvironmentId,
  Event,
  EventByTopic,
  EventDomain,
  EventTopic,
  SpaceId,
} from "@data-import/types";
import type { Core } from "../core/core.ts";
import type { CallOptions } from "../core/types.ts";
import { getCurrentActor } from "../operations.gen.ts";
import { followPage, pageSize } from "./follow-page.ts";
import type { FollowSession, FollowStep } from "./follow-session.ts";
import { followStream } from "./follow-stream.ts";
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
  /** Whether you call `commits.complete` after each `commit:created` with `trackChanges`. Then such commits wait for it. */
  completesCommits?: boolean | undefined;
  /**
   * Whether to receive events through a stream, which takes milliseconds. The default is true. Without a stream, or if
   * none comes through (an older service, a mock, a proxy that holds responses back), it polls.
   */
  live?: boolean | undefined;
  /**
   * Whether all tabs of a browser share one stream: a browser opens only six connections to an HTTP/1.1 address. Tabs share
   * it that follow the same events for the same person. If the tab with the stream is closed, another one goes on behind
   * the last event. The default is false. Where `navigator.locks` or `BroadcastChannel` is missing, it follows alone.
   */
  shared?: boolean | undefined;
  /**
   * Milliseconds between two requests if it polls. The default is 2,000. Without new events, it grows to 15 times that.
   */
  interval?: number | undefined;
}

const slowest = 15;
/** After so many failures in a row, it polls for some time: something on the way may not let streams through. */
const mostFailures = 3;
const failurePause = 30_000;
/** The pause after the end of a stream, in milliseconds. */
const streamPause = 1000;

/**
 * Yields every event once, in the order in which the service recorded them, as the events happen. It ends when `signal` is
 * aborted. It retries after temporary failures (no connection, an overloaded service) and throws other errors.
 */
export async function* follow(
  core: Core,
  { shared = false, ...options }: FollowOptions = {},
): AsyncGenerator<Event, void, undefined> {
  if (shared) {
    const { followShared } = await import("./follow-shared.ts");
    yield* followShared(core, options, { followSteps, retryDelay, getCurrentActor });
    return;
  }
  for await (const { events } of followSteps(core, options)) {
    for (const event of events) {
      if (options.signal?.aborted === true) return;
      yield event;
    }
  }
}

/** The same as steps, with the cursor behind each. */
export async function* followSteps(
  core: Core,
  options: FollowOptions,
): AsyncGenerator<FollowStep, void, undefined> {
  const { environmentId, spaceId, domain, topic, includeAcknowledged, completesCommits, ...rest } = options;
  const { after, since, interval = 2_000, live = true, shared: _, ...call } = rest;
  const place: FollowSession["place"] = {
    filter: {
      ...{ environmentId, spaceId, domain, topic, includeAcknowledged, completesCommits },
      since: since === undefined ? undefined : readTime(since),
    },
    cursor: after ?? (since === undefined ? undefined : "start"),
    failures: 0,
  };
  const { clock } = core.options;
  const signal = options.signal ?? new AbortController().signal;
  const session: FollowSession = { core, call: { ...call, signal }, place };
  let liveFrom = live ? 0 : Number.POSITIVE_INFINITY;
  let idle = 0;

  while (!signal.aborted) {
    const isLive = clock.now() >= liveFrom;
    let wait: number | undefined;
    try {
      if (isLive) {
        const pollFor = yield* followStream(session);
        liveFrom = clock.now() + pollFor;
        wait = pollFor > 0 ? 0 : streamPause * (0.5 + clock.random() / 2);
      } else {
        const count = yield* followPage(session);
        idle = count > 0 ? 0 : Math.min(idle + 1, 10);
        // After a full page there may be more.
        wait = count === pageSize ? 0 : interval * Math.min(1.5 ** idle, slowest);
      }
    } catch (error) {
      if (signal.aborted) return;
      wait = retryDelay(error, interval * 2 ** Math.min(place.failures, 5), clock);
      if (wait === undefined) throw error;
      place.failures += 1;
      if (isLive && place.failures === mostFailures) liveFrom = clock.now() + failurePause;
    }
    if (wait > 0) await clock.sleep(wait, signal).catch(() => {});
  }
}

function readTime(since: string | Date): string {
  const time = new Date(since);
  if (Number.isNaN(time.getTime())) {
    throw new TypeError(`follow: since is ${since}, which is not a date.`);
  }
  return time.toISOString();
}

import type { Event } from "@data-import/types";
import type { Core } from "../core/core.ts";
import { getCurrentActor } from "../operations.gen.ts";
import type { FollowOptions } from "./follow-options.ts";
import { followPage, pageEvents } from "./follow-page.ts";
import type { FollowSession, FollowStep } from "./follow-session.ts";
import { followStream } from "./follow-stream.ts";
import { retryDelay } from "./retry-delay.ts";

export type { EventOf, FollowOptions } from "./follow-options.ts";

const slowestFactor = 15;
/** After so many failures in a row, it polls for some time: something on the way may not let streams through. */
const mostFailures = 3;
const failurePauseMs = 30_000;
/** The pause after the end of a stream. */
const streamPauseMs = 1000;

/**
 * Yields every event once, in the order in which the service recorded them, as the events happen. It ends when `signal` is
 * aborted. It retries after temporary failures (no connection, an overloaded service) and throws other errors.
 */
export async function* follow(
  core: Core,
  { shared = false, onConnect, ...options }: FollowOptions = {},
): AsyncGenerator<Event, void, undefined> {
  let tell = onConnect;
  const connect = () => {
    tell?.();
    tell = undefined;
  };
  if (shared) {
    const { followShared } = await import("./follow-shared.ts");
    yield* followShared(core, options, { followSteps, retryDelay, getCurrentActor, connect });
    return;
  }
  for await (const { events } of followSteps(core, options)) {
    connect();
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
  const { after, since, interval = 2_000, live = true, shared: _, onConnect: __, ...call } = rest;
  const place: FollowSession["place"] = {
    filter: {
      environmentId,
      spaceId,
      domain,
      topic,
      includeAcknowledged,
      completesCommits,
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
        wait = pollFor > 0 ? 0 : streamPauseMs * (0.5 + clock.random() / 2);
      } else {
        const count = yield* followPage(session);
        idle = count > 0 ? 0 : Math.min(idle + 1, 10);
        // After a full page there may be more.
        wait = count === pageEvents ? 0 : interval * Math.min(1.5 ** idle, slowestFactor);
      }
    } catch (error) {
      if (signal.aborted) return;
      wait = retryDelay(error, interval * 2 ** Math.min(place.failures, 5), clock);
      if (wait === undefined) throw error;
      place.failures += 1;
      if (isLive && place.failures === mostFailures) liveFrom = clock.now() + failurePauseMs;
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

import type { CurrentActorResponse, Event } from "@data-import/types";
import type { Core } from "../core/core.ts";
import type { OperationFacts } from "../operation-facts.ts";
import type { FollowOptions } from "./follow-options.ts";
import type { FollowStep } from "./follow-session.ts";
import type { retryDelay } from "./retry-delay.ts";

/** What the tab with the stream tells the others: events, and the cursors before and behind them. */
interface Told extends FollowStep {
  readonly from: string;
  readonly cursor: string;
}

/** A tab that has just begun asks where the stream is. */
const hello = "hello";

/** A tab that does not take its events reads them again later. */
const mostWaitingEvents = 1000;

/** What is loaded already: this part of the client has no further ones. */
export interface SharedTools {
  /** The steps of a tab that follows alone. */
  followSteps(core: Core, options: FollowOptions): AsyncGenerator<FollowStep, void, undefined>;
  readonly retryDelay: typeof retryDelay;
  readonly getCurrentActor: OperationFacts;
  /** Called when this tab knows its place in the events. */
  connect(): void;
}

const ignore = (): void => {};

/**
 * Yields the events of a stream that several tabs share. One tab has the lock and the stream, and tells the others what it
 * gets. Each tab knows its place: what it has seen already is left out, and what it missed is read from the list of events.
 */
export async function* followShared(
  core: Core,
  options: FollowOptions,
  tools: SharedTools,
): AsyncGenerator<Event, void, undefined> {
  const { signal: outer, since, ...rest } = options;
  const { followSteps, connect } = tools;
  const name = await nameGroup(core, rest, outer, tools);
  if (outer?.aborted === true) return;
  if (name === undefined) {
    for await (const { events } of followSteps(core, options)) {
      connect();
      yield* untilAborted(events, outer);
    }
    return;
  }
  const leaving = new AbortController();
  const signal = outer === undefined ? leaving.signal : AbortSignal.any([outer, leaving.signal]);
  const waiting: Told[] = [];
  const channel = new BroadcastChannel(name);
  let failure: { readonly error: unknown } | undefined;
  let wake = ignore;
  /** Behind which event the stream is, as far as this tab has heard. */
  let heard: string | undefined;
  /** Behind which event this tab is. */
  let cursor: string | undefined;
  let isLeading = false;

  const take = (told: Told) => {
    if (isBefore(heard, told.cursor)) heard = told.cursor;
    waiting.push(told);
    // The place of the last one says what is missing.
    if (waiting.length > mostWaitingEvents) waiting.splice(0, waiting.length - 1);
    wake();
  };
  channel.onmessage = (message: { readonly data: Told | typeof hello }) => {
    const { data } = message;
    if (data !== hello) take(data);
    else if (isLeading && heard !== undefined)
      channel.postMessage({ from: heard, cursor: heard, events: [] });
  };
  signal.addEventListener("abort", () => wake());

  const lead = async () => {
    if (signal.aborted) return;
    isLeading = true;
    try {
      for await (const { events, cursor: to } of followSteps(core, { ...rest, after: heard, signal })) {
        if (to === undefined) continue;
        const told: Told = { from: heard ?? to, cursor: to, events };
        channel.postMessage(told);
        take(told);
      }
    } catch (error) {
      failure = { error };
      wake();
    } finally {
      isLeading = false;
    }
  };

  /** The steps from the place of this tab on, read by pages, until one is at a place; undefined for the newest one. */
  async function* catchUp(until?: string): AsyncGenerator<Event, void, undefined> {
    const own = { ...rest, since, after: cursor, live: false, signal };
    for await (const step of followSteps(core, own)) {
      yield* untilAborted(step.events, signal);
      cursor = step.cursor;
      if (until === undefined ? step.events.length === 0 : !isBefore(cursor, until)) return;
    }
  }

  try {
    cursor = rest.after ?? (since === undefined ? undefined : "start");
    if (cursor !== undefined) yield* catchUp();
    if (cursor !== undefined && isBefore(heard, cursor)) heard = cursor;
    navigator.locks.request(name, { signal }, lead).catch(ignore);
    channel.postMessage(hello);
    while (!signal.aborted) {
      const told = waiting.shift();
      if (told === undefined) {
        if (failure !== undefined) throw failure.error;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = ignore;
      } else if (cursor === undefined || cursor === told.from) {
        cursor = told.cursor;
        connect();
        yield* untilAborted(told.events, signal);
      } else if (isBefore(cursor, told.cursor)) {
        connect();
        yield* catchUp(told.cursor);
      }
    }
  } finally {
    leaving.abort();
    channel.close();
  }
}

function* untilAborted(events: readonly Event[], signal: AbortSignal | undefined): Generator<Event> {
  for (const event of events) {
    if (signal?.aborted === true) return;
    yield event;
  }
}

/** Whether a place is before another one. Places of events are numbers as text; all others are before them. */
function isBefore(place: string | undefined, other: string): boolean {
  return place === undefined || !/^\d+$/.test(place) || BigInt(place) < BigInt(other);
}

/** The name of the tabs that may share a stream: the same caller, with the same rights, and the same events. */
async function nameGroup(
  core: Core,
  { environmentId, spaceId, domain, topic, includeAcknowledged, completesCommits }: FollowOptions,
  signal: AbortSignal | undefined,
  { retryDelay, getCurrentActor }: SharedTools,
): Promise<string | undefined> {
  if (typeof BroadcastChannel === "undefined" || globalThis.navigator?.locks === undefined) return undefined;
  const { clock } = core.options;
  const asking = signal ?? new AbortController().signal;
  for (let failures = 0; !asking.aborted; failures += 1) {
    try {
      const { data } = await core.send<CurrentActorResponse>(getCurrentActor, {}, { signal: asking });
      const { id, environmentId: environment, token } = data;
      const filter = [environmentId, spaceId, domain, topic, includeAcknowledged, completesCommits];
      const caller = [id, environment, token.spaceId, token.operations];
      return `data-import events ${JSON.stringify([core.options.baseUrl, caller, filter])}`;
    } catch (error) {
      // A service of an earlier version does not say who the caller is.
      if (asking.aborted || (error as { readonly status?: unknown }).status === 404) return undefined;
      const wait = retryDelay(error, 1000 * 2 ** Math.min(failures, 5), clock);
      if (wait === undefined) throw error;
      await clock.sleep(wait, asking).catch(ignore);
    }
  }
  return undefined;
}

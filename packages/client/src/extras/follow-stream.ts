import type { Event } from "@data-import/types";
import { guardBody } from "../core/body.ts";
import { ignore } from "../core/clock.ts";
import { isApiError } from "../core/errors/index.ts";
import { streamEvents } from "../operations.gen.ts";
import { readMessages } from "./event-stream.ts";
import type { FollowSession, FollowStep } from "./follow-session.ts";

/** How long the first message of a stream may take. The service sends it at once. */
const firstMessageTimeoutMs = 5000;
/** How long to poll if a proxy holds the stream back. */
const heldBackForMs = 600_000;
const never = Number.POSITIVE_INFINITY;

/**
 * Yields a step for each message of one stream, until it ends. Returns for how many milliseconds no other one should be opened: 0 if
 * streams work.
 */
export async function* followStream({
  core,
  call,
  place,
}: FollowSession): AsyncGenerator<FollowStep, number, undefined> {
  const { filter, cursor } = place;
  const leaving = new AbortController();
  const waiting = new AbortController();
  let isHeldBack = false;
  core.options.clock.sleep(firstMessageTimeoutMs, waiting.signal, "timeout").then(() => {
    isHeldBack = true;
    leaving.abort();
  }, ignore);
  try {
    const options = {
      ...call,
      retry: false,
      signal: AbortSignal.any([call.signal, leaving.signal]),
    } as const;
    const input = { query: { ...filter, after: cursor } };
    const { headers, data } = await core.open(streamEvents, input, options, guardBody);
    if (!headers.get("content-type")?.startsWith("text/event-stream") || !data.body) return never;
    let isFirst = true;
    for await (const message of readMessages(data.body)) {
      waiting.abort();
      // A mock without state always sends the same stream: it does not begin at the cursor of the request.
      if (isFirst && /^\d+$/.test(cursor ?? "") && message.id !== cursor) return never;
      isFirst = false;
      place.failures = 0;
      place.cursor = message.id ?? place.cursor;
      if (call.signal.aborted) return 0;
      const events = message.data === "" ? [] : [JSON.parse(message.data) as Event];
      yield { events, cursor: place.cursor };
    }
    return 0;
  } catch (error) {
    if (isHeldBack) return heldBackForMs;
    // An older service has no streams. If it is the place that does not exist, the next request says so.
    if (isApiError(error) && [404, 405, 406].includes(error.status)) return never;
    throw error;
  } finally {
    waiting.abort();
    leaving.abort();
  }
}

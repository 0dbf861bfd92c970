import { describe, expect, test } from "vitest";
import { isApiError } from "../../src/core/errors/index.ts";
import { type FollowOptions, follow } from "../../src/extras/events.ts";
import { createFakeClock } from "../../src/testing/index.ts";
import { createTestCore } from "../support/core.ts";
import { createEventFeed } from "./event-feed.ts";

/** Follows the events of a server in the background, and stores their ids. */
function watch(
  respond: (url: URL, request: Request) => Response | Promise<Response>,
  options: FollowOptions = {},
) {
  const clock = createFakeClock({ now: 0 });
  const core = createTestCore(respond, { clock, retry: false });
  const controller = new AbortController();
  const ids: string[] = [];
  const done = (async () => {
    for await (const { id } of follow(core, { signal: controller.signal, ...options })) ids.push(id);
  })();
  done.catch(() => {});
  return { clock, ids, done, stop: () => controller.abort() };
}

/** A stream that sends these texts. It stays open unless it ends. */
function stream(texts: readonly string[], { ends = false } = {}): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      if (ends) controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
}

const message = (id: number) => `id: ${id}\ndata: {"id":"us_evt_${id}"}\n\n`;
const isStream = (url: URL) => url.pathname.endsWith("/events/stream");

describe("following events through a stream", () => {
  test("yields each event, also if it comes in pieces, and continues behind the last one", async () => {
    const asked: (string | null)[] = [];
    const { clock, ids, stop, done } = watch((url) => {
      asked.push(url.searchParams.get("after"));
      const pieces = [...`retry: 1000\nid: 7\n\n${message(8)}\r\n${message(9)}id: 12\n\nid: 13\ndata: {"id"`];
      return asked.length === 1 ? stream(pieces, { ends: true }) : stream(["id: 12\n\n", message(13)]);
    });
    await clock.untilSleeping();
    expect(ids).toEqual(["us_evt_8", "us_evt_9"]);
    await clock.advance(1000);
    await expect.poll(() => ids.length).toBe(3);
    expect(ids[2]).toBe("us_evt_13");
    expect(asked).toEqual([null, "12"]);
    stop();
    await done;
  });

  test("sends the filters", async () => {
    const asked: URL[] = [];
    const { stop, done } = watch(
      (url) => {
        asked.push(url);
        return stream(["id: 7\n\n"]);
      },
      { spaceId: "us_sp_1", topic: "commit:created", since: "2026-03-02T09:00:00Z" },
    );
    await expect.poll(() => asked.length).toBe(1);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      spaceId: "us_sp_1",
      topic: "commit:created",
      since: "2026-03-02T09:00:00.000Z",
      after: "start",
    });
    stop();
    await done;
  });

  test.each([
    ["responds with JSON", () => Response.json({ data: [], cursor: "1" })],
    ["does not know streams", () => Response.json({ errors: [] }, { status: 404 })],
    ["always sends the same stream", () => stream(["id: 1\n\n", message(2)], { ends: true })],
  ])("polls if the server %s", async (_, respond) => {
    const feed = createEventFeed();
    const expected = [feed.add(0), feed.add(1), feed.add(2)];
    let streams = 0;
    const { clock, ids, stop, done } = watch(
      (url) => {
        if (!isStream(url)) return feed.respond(url);
        streams += 1;
        return respond();
      },
      { after: "2" },
    );
    for (let look = 0; look < 3; look += 1) {
      await clock.untilSleeping();
      await clock.advance(60_000);
    }
    await expect.poll(() => ids).toEqual(expected.slice(2));
    expect(streams).toBe(1);
    stop();
    await done;
  });

  test("polls if something holds the stream back", async () => {
    const feed = createEventFeed();
    const { clock, ids, stop, done } = watch((url) => (isStream(url) ? stream([]) : feed.respond(url)), {
      after: "0",
    });
    await expect.poll(() => clock.timeouts).toContain(5000);
    const expected = [feed.add(0)];
    await clock.advance(5000);
    await expect.poll(() => ids).toEqual(expected);
    stop();
    await done;
  });

  test("opens another stream if one is silent", async () => {
    let streams = 0;
    const { clock, ids, stop, done } = watch(() => {
      streams += 1;
      return stream(["id: 7\n\n", ...(streams === 2 ? [message(8)] : [])]);
    });
    // One for each of the two reads.
    await expect.poll(() => clock.timeouts.filter((ms) => ms === 30_000)).toHaveLength(2);
    await clock.advance(30_000);
    await clock.untilSleeping();
    await clock.advance(2000);
    await expect.poll(() => ids).toEqual(["us_evt_8"]);
    stop();
    await done;
  });

  test("throws permanent failures", async () => {
    const { done } = watch(() => Response.json({ errors: [{ message: "No." }] }, { status: 403 }));
    await expect(done).rejects.toSatisfy((error) => isApiError(error, 403));
  });
});

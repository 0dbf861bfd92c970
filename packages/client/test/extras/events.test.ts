import { describe, expect, test } from "vitest";
import { isApiError } from "../../src/core/errors/index.ts";
import { type FollowOptions, follow } from "../../src/extras/events.ts";
import { createFakeClock } from "../../src/testing/index.ts";
import { createTestCore } from "../support/core.ts";
import { createEventFeed } from "./event-feed.ts";

const start = Date.parse("2026-03-02T09:00:00.000Z");

/** Follows a feed in the background and stores the yielded events. */
function watch(respond: (url: URL) => Response | Promise<Response>, options: FollowOptions = {}) {
  const clock = createFakeClock({ now: start });
  const never = Number.POSITIVE_INFINITY;
  const core = createTestCore(respond, { clock, retry: false, timeouts: { attempt: never, idle: never } });
  const controller = new AbortController();
  const ids: string[] = [];
  const done = (async () => {
    for await (const { id } of follow(core, { signal: controller.signal, live: false, ...options }))
      ids.push(id);
  })();
  done.catch(() => {});
  return {
    clock,
    ids,
    done,
    stop: () => controller.abort(),
    /** Runs one more request. */
    async look() {
      await clock.untilSleeping();
      await clock.advance(60_000);
      await clock.untilSleeping();
    },
  };
}

describe("following events by polling", () => {
  test("yields new events, each once, in the order of the service", async () => {
    const feed = createEventFeed();
    for (let index = 0; index < 250; index += 1) feed.add(start - 1000 + index);
    const { clock, ids, look, stop, done } = watch(feed.respond);
    await clock.untilSleeping();
    expect(ids).toEqual([]);
    const expected = [feed.add(start + 10), feed.add(start + 10), feed.add(start + 20)];
    await look();
    expect(ids).toEqual(expected);
    await look();
    expected.push(feed.add(start + 20));
    await look();
    expect(ids).toEqual(expected);
    stop();
    await done;
  });

  test("begins with the first event if there was none before", async () => {
    const feed = createEventFeed();
    const { clock, ids, look, stop, done } = watch(feed.respond);
    await clock.untilSleeping();
    const expected = Array.from({ length: 250 }, (_, index) => feed.add(start + index));
    await look();
    expect(ids).toEqual(expected);
    stop();
    await done;
  });

  test("reads all new events, even on many pages, without a pause between them", async () => {
    const feed = createEventFeed();
    const expected = Array.from({ length: 730 }, (_, index) => feed.add(start + Math.floor(index / 7)));
    const { clock, ids, look, stop, done } = watch(feed.respond, { since: new Date(start) });
    await clock.untilSleeping();
    expect(ids).toEqual(expected);
    expect(feed.asked).toHaveLength(8);
    expected.push(...Array.from({ length: 310 }, (_, index) => feed.add(start + 1000 + index)));
    await look();
    expect(ids).toEqual(expected);
    stop();
    await done;
  });

  test("loses no events that happen while it reads", async () => {
    const feed = createEventFeed();
    const expected = Array.from({ length: 250 }, (_, index) => feed.add(start + index));
    let more = 40;
    const respond = (url: URL) => {
      const response = feed.respond(url);
      for (let index = 0; index < 10 && more > 0; index += 1, more -= 1) {
        expected.push(feed.add(start + 1000 - more));
      }
      return response;
    };
    const { clock, ids, look, stop, done } = watch(respond, { since: new Date(start) });
    await clock.untilSleeping();
    await look();
    await look();
    expect(ids).toEqual(expected);
    stop();
    await done;
  });

  test("sends the filters, and the cursor of each response in the next request", async () => {
    const feed = createEventFeed();
    const { clock, look, stop, done } = watch(feed.respond, {
      environmentId: "us_env_1",
      spaceId: "us_sp_1",
      domain: "workbook",
      topic: "commit:created",
      includeAcknowledged: true,
      since: "2026-03-02T09:00:00Z",
    });
    await clock.untilSleeping();
    feed.add(start + 60_000);
    await look();
    await look();
    const [first, second, third] = feed.asked.map((query) => Object.fromEntries(query));
    expect(first).toEqual({
      environmentId: "us_env_1",
      spaceId: "us_sp_1",
      domain: "workbook",
      topic: "commit:created",
      includeAcknowledged: "true",
      since: "2026-03-02T09:00:00.000Z",
      pageSize: "100",
      after: "start",
    });
    expect([second, third]).toEqual([
      { ...first, after: "0" },
      { ...first, after: "1" },
    ]);
    stop();
    await done;
  });

  test("continues behind an event, for a program that starts again", async () => {
    const feed = createEventFeed();
    const [, after, ...expected] = [feed.add(start), feed.add(start), feed.add(start), feed.add(start + 1)];
    const { clock, ids, stop, done } = watch(feed.respond, { after });
    await clock.untilSleeping();
    expect(ids).toEqual(expected);
    stop();
    await done;
  });

  test("yields the same events only once, even if the responses never change", async () => {
    const feed = createEventFeed();
    const expected = [feed.add(start), feed.add(start + 1)];
    const data = feed.events.toReversed();
    const respond = () => Response.json({ data, cursor: "4711" });
    const { clock, ids, look, stop, done } = watch(respond, { since: new Date(start) });
    await clock.untilSleeping();
    await look();
    expect(ids).toEqual(expected);
    stop();
    await done;
  });

  test("throws if the service returns no cursor", async () => {
    const { done } = watch(() => Response.json({ data: [] }));
    await expect(done).rejects.toThrow("cursor");
  });

  test("requests less often while nothing happens, and often again after an event", async () => {
    const feed = createEventFeed();
    const { clock, look, stop, done } = watch(feed.respond, { since: new Date(start), interval: 1000 });
    for (let looks = 0; looks < 9; looks += 1) await look();
    expect(clock.sleeps.slice(0, 4)).toEqual([1500, 2250, 3375, 5062.5]);
    expect(Math.max(...clock.sleeps)).toBe(15_000);
    const looks = clock.sleeps.length;
    feed.add(start + 1000);
    await look();
    expect(clock.sleeps[looks]).toBe(1000);
    stop();
    await done;
  });

  test("retries after temporary failures, waits as long as the service asks for, and loses nothing", async () => {
    const feed = createEventFeed();
    const id = feed.add(start);
    const failures: (Response | Error)[] = [
      new Response("", { status: 503 }),
      new Response("", { status: 429, headers: { "retry-after": "7" } }),
      new Error("socket hang up"),
    ];
    const respond = (url: URL) => {
      const failure = failures.shift();
      if (failure instanceof Error) throw failure;
      return failure ?? feed.respond(url);
    };
    const { clock, ids, look, stop, done } = watch(respond, { since: new Date(start), interval: 1000 });
    await look();
    await look();
    await look();
    expect(clock.sleeps.slice(0, 3)).toEqual([750, 7000, 3000]);
    expect(ids).toEqual([id]);
    stop();
    await done;
  });

  test("throws permanent failures", async () => {
    const { done } = watch(() => Response.json({ errors: [{ message: "No." }] }, { status: 403 }));
    await expect(done).rejects.toSatisfy((error) => isApiError(error, 403));
  });

  test("rejects a since that is not a date", async () => {
    await expect(watch(() => Response.json({ data: [] }), { since: "yesterday" }).done).rejects.toThrow(
      "yesterday",
    );
  });

  test.each(["while it waits", "while it reads", "between two events", "before it begins"])(
    "stops at once when it is aborted %s",
    async (moment) => {
      const feed = createEventFeed();
      for (let index = 0; index < 5; index += 1) feed.add(start + index);
      const controller = new AbortController();
      const hang = new Promise<never>(() => {});
      const { clock, ids, done } = watch(
        (url) => {
          if (moment === "while it reads") setTimeout(() => controller.abort());
          return moment === "while it reads" ? hang : feed.respond(url);
        },
        { since: new Date(start), signal: controller.signal },
      );
      if (moment === "before it begins") controller.abort();
      if (moment === "between two events") {
        const { push } = ids;
        ids.push = (...more) => {
          controller.abort();
          return push.apply(ids, more);
        };
      }
      if (moment === "while it waits") {
        await clock.untilSleeping();
        controller.abort();
      }
      await done;
      const yielded = { "while it waits": 5, "between two events": 1 }[moment] ?? 0;
      expect(ids).toHaveLength(yielded);
    },
  );
});

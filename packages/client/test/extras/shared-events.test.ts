import { afterEach, describe, expect, test } from "vitest";
import { type FollowOptions, follow } from "../../src/extras/events.ts";
import { createTestCore } from "../support/core.ts";
import { createEventFeed } from "./event-feed.ts";

const within = { interval: 10 };

/** A service whose streams stay open, and tabs that follow it. All tabs are in this process, as in one browser. */
function openBrowser(actor: () => string = () => "us_g_1") {
  const feed = createEventFeed();
  const streams = new Set<{ at: number; send(): void }>();
  const opened: string[] = [];
  const tabs: {
    ids: string[];
    stop(): void;
    pause?: Promise<void>;
    readonly done: Promise<void>;
    error?: unknown;
  }[] = [];
  const encoder = new TextEncoder();

  function openStream(after: string | null, signal: AbortSignal): Response {
    opened.push(after ?? "now");
    const stream = { at: after === null ? feed.events.length : Number(after), send: () => {} };
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream.send = () => {
          for (; stream.at < feed.events.length; stream.at += 1) {
            const text = `id: ${stream.at + 1}\ndata: ${JSON.stringify(feed.events[stream.at])}\n\n`;
            controller.enqueue(encoder.encode(text));
          }
        };
        controller.enqueue(encoder.encode(`id: ${stream.at}\n\n`));
        stream.send();
        streams.add(stream);
        signal.addEventListener("abort", () => streams.delete(stream));
      },
      cancel() {
        streams.delete(stream);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
  const respond = (url: URL, request: Request) => {
    if (url.pathname.endsWith("/auth/current")) {
      return Response.json({ data: { id: actor(), kind: "guest", permissions: [], token: {} } });
    }
    if (url.pathname.endsWith("/events/stream")) {
      return openStream(url.searchParams.get("after"), request.signal);
    }
    return feed.respond(url);
  };
  return {
    feed,
    streams,
    opened,
    tabs,
    /** Opens a tab; it follows as soon as it has its place. */
    open(options: FollowOptions = {}) {
      const core = createTestCore(respond, { retry: false });
      const controller = new AbortController();
      const ids: string[] = [];
      const tab: (typeof tabs)[number] = {
        ids,
        stop: () => controller.abort(),
        done: (async () => {
          const events = follow(core, { shared: true, signal: controller.signal, interval: 20, ...options });
          for await (const { id } of events) {
            ids.push(id);
            await tabs.find((each) => each.ids === ids)?.pause;
          }
        })(),
      };
      tab.done.catch((error: unknown) => {
        tab.error = error;
      });
      tabs.push(tab);
      return tab;
    },
    add(count = 1) {
      const ids = Array.from({ length: count }, () => feed.add(Date.now()));
      for (const stream of streams) stream.send();
      return ids;
    },
  };
}

describe("tabs that share a stream of events", () => {
  let browser: ReturnType<typeof openBrowser>;
  afterEach(async () => {
    for (const { stop } of browser.tabs) stop();
    await Promise.allSettled(browser.tabs.map(({ done }) => done));
  });

  /** Adds events until a tab has seen one of them: then it has its place. */
  async function settle(tab: { readonly ids: readonly string[] }): Promise<void> {
    await expect
      .poll(() => {
        browser.add();
        return tab.ids.length;
      }, within)
      .toBeGreaterThan(0);
  }
  const numberOf = (id = "") => Number(id.slice("us_evt_".length));
  /** All events from the first that the tab has seen to the last one, each once. */
  const expectAll = (ids: readonly string[]) => {
    const first = numberOf(ids[0]);
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => `us_evt_${first + index}`));
  };

  test("have one connection, and each sees each event once, also when the first tabs are closed", async () => {
    browser = openBrowser();
    const tabs = Array.from({ length: 12 }, () => browser.open());
    for (const tab of tabs) await settle(tab);
    expect([browser.streams.size, browser.opened.length]).toEqual([1, 1]);

    // The tab with the stream is closed, while events happen. That is the first one, and then the next.
    for (let closed = 0; closed < 11; closed += 1) {
      browser.add(3);
      tabs[closed]?.stop();
      const last = browser.add(4).at(-1);
      for (const tab of tabs.slice(closed + 1)) {
        await expect.poll(() => tab.ids.at(-1), within).toBe(last);
        expectAll(tab.ids);
      }
      await expect.poll(() => browser.streams.size, within).toBe(1);
    }
    // Each stream goes on where the one before has ended: nothing is missed, and little comes twice.
    expect(browser.opened[0]).toBe("now");
    expect(browser.opened.slice(1).every((after) => /^\d+$/.test(after))).toBe(true);
  });

  test("begin where they are asked to, and are no burden to the others", async () => {
    browser = openBrowser();
    browser.add(150);
    const [first] = [browser.open()];
    await settle(first);
    const late = browser.open({ after: "start" });
    const behind = browser.open({ after: "us_evt_100" });
    const since = browser.open({ since: new Date(0) });
    const last = browser.add(2).at(-1);
    for (const [tab, start] of [
      [first, undefined],
      [late, "us_evt_1"],
      [behind, "us_evt_101"],
      [since, "us_evt_1"],
    ] as const) {
      await expect.poll(() => tab.ids.at(-1), within).toBe(last);
      expectAll(tab.ids);
      if (start !== undefined) expect(tab.ids[0]).toBe(start);
    }
    expect(browser.opened).toHaveLength(1);
  });

  test("share it only with the same person and the same events", async () => {
    let actor = "us_g_1";
    browser = openBrowser(() => actor);
    const one = browser.open();
    await settle(one);
    const other = browser.open({ topic: "commit:created" });
    await settle(other);
    actor = "us_g_2";
    const stranger = browser.open();
    await settle(stranger);
    expect(browser.streams.size).toBe(3);
  });

  test("read a slow tab's events again, and do not keep them for it", async () => {
    browser = openBrowser();
    const tab = browser.open();
    await settle(tab);
    // It has the stream, and goes on to tell the others, while its own program is busy.
    const other = browser.open();
    await settle(other);
    let go = () => {};
    tab.pause = new Promise((resolve) => {
      go = resolve;
    });
    const last = browser.add(5000).at(-1);
    await expect.poll(() => other.ids.at(-1), within).toBe(last);
    expect(tab.ids.at(-1)).not.toBe(last);
    const before = browser.feed.asked.length;
    go();
    await expect.poll(() => tab.ids.at(-1), within).toBe(last);
    for (const { ids } of browser.tabs) expectAll(ids);
    expect(browser.feed.asked.length - before).toBeGreaterThan(40);
  });

  test("follow alone where the browser has no locks", async () => {
    browser = openBrowser();
    const { locks } = navigator;
    Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
    try {
      const [one, two] = [browser.open(), browser.open()];
      await settle(one);
      await settle(two);
      expect(browser.streams.size).toBe(2);
    } finally {
      Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    }
  });

  test.each([true, false])("say once when they have their place (shared: %s)", async (shared) => {
    browser = openBrowser();
    const connected = [0, 0];
    const open = (index: number) =>
      browser.open({
        shared,
        onConnect: () => {
          connected[index] = (connected[index] ?? 0) + 1;
        },
      });
    const tabs = [open(0), open(1)];
    // Without any event.
    await expect.poll(() => connected, within).toEqual([1, 1]);
    // Every event behind that place follows.
    const ids = browser.add(3);
    for (const tab of tabs) await expect.poll(() => tab.ids, within).toEqual(ids);
    expect(connected).toEqual([1, 1]);
  });

  test("see all in any order of openings, closings and events", async () => {
    browser = openBrowser();
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * below);
    };
    const living = new Set([browser.open({ after: "start" })]);
    for (let step = 0; step < 150; step += 1) {
      const choice = random(4);
      if (choice === 0 && living.size < 8) living.add(browser.open({ after: "start" }));
      else if (choice === 1 && living.size > 1) {
        const tab = [...living][random(living.size)];
        if (tab !== undefined) living.delete(tab);
        tab?.stop();
      } else browser.add(1 + random(3));
      if (random(3) === 0) await new Promise((resolve) => setTimeout(resolve, random(5)));
    }
    const last = browser.add().at(-1);
    for (const { ids } of living) {
      await expect.poll(() => ids.at(-1), within).toBe(last);
      expect(ids[0]).toBe("us_evt_1");
      expectAll(ids);
    }
    expect(browser.tabs.flatMap(({ error }) => error ?? [])).toEqual([]);
    await expect.poll(() => browser.streams.size, within).toBe(1);
  });
});

import { createClient } from "@data-import/client";
import { createFakeClock } from "@data-import/client/testing";
import { expect, test } from "vitest";

test("moves only if it is told to", async () => {
  const clock = createFakeClock({ now: 1000, random: 0.25 });
  const woken: string[] = [];
  const { signal } = new AbortController();
  clock.sleep(200, signal).then(() => woken.push(`200 at ${clock.now()}`));
  clock.sleep(100, signal).then(() => woken.push(`100 at ${clock.now()}`));
  expect([clock.now(), clock.random(), clock.pending, clock.sleeps]).toEqual([1000, 0.25, 2, [200, 100]]);
  await clock.advance(99);
  expect(woken).toEqual([]);
  await clock.advance(101);
  expect(woken).toEqual(["100 at 1100", "200 at 1200"]);
  expect([clock.now(), clock.pending]).toEqual([1200, 0]);
});

test("also ends sleeps that begin within the same time", async () => {
  const clock = createFakeClock();
  let rounds = 0;
  const run = async () => {
    for (; rounds < 5; rounds += 1) await clock.sleep(10, new AbortController().signal);
  };
  const running = run();
  await clock.advance(35);
  expect(rounds).toBe(3);
  await clock.advance(15);
  await running;
  expect(rounds).toBe(5);
});

test("an abort ends a sleep at once", async () => {
  const clock = createFakeClock();
  const controller = new AbortController();
  const sleeping = clock.sleep(10, controller.signal);
  controller.abort(new Error("enough"));
  await expect(sleeping).rejects.toThrow("enough");
  await expect(clock.sleep(10, controller.signal)).rejects.toThrow("enough");
  expect([clock.pending, clock.sleeps]).toEqual([0, [10]]);
});

test("reports unfinished sleeps", async () => {
  const clock = createFakeClock();
  const { signal } = new AbortController();
  const both = clock.untilSleeping(2).then(() => clock.pending);
  clock.sleep(1, signal).catch(() => {});
  setTimeout(() => clock.sleep(2, signal).catch(() => {}), 5);
  expect(await both).toBe(2);
  await clock.untilSleeping();
});

test("keeps the waits of a client and its time-outs apart", async () => {
  const clock = createFakeClock();
  let requests = 0;
  const api = createClient({
    baseUrl: "https://import.example/v1",
    token: "any",
    clock,
    retry: { max: 1, baseDelay: 1400 },
    timeouts: { attempt: 5000, total: 60_000 },
    async fetch() {
      requests += 1;
      if (requests === 2) await new Promise(() => {});
      return new Response(null, { status: 503 });
    },
  });
  const outcome = api.accounts.getCurrent().result();
  // The time-outs of the first request must not look like its wait.
  await clock.untilSleeping();
  expect([requests, clock.sleeps]).toEqual([1, [1050]]);
  await clock.advance(1050);
  await clock.advance(5000);
  expect(await outcome).toMatchObject({ ok: false, error: { code: "timeout" } });
  expect(clock.sleeps).toEqual([1050]);
  expect(clock.timeouts).toEqual(expect.arrayContaining([5000, 60_000]));
});

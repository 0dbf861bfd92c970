import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseDelay, defaultRetry, readRetryAfter, resolveRetry } from "../../src/core/retry.ts";
import { operationTable } from "../../src/operations.gen.ts";
import { createFakeClock } from "../../src/testing/fake-clock.ts";
import { createTestCore } from "../support/core.ts";
import { createWireClock } from "../support/wire-clock.ts";

const clockWith = (random: number) => createFakeClock({ random });
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("the wait", () => {
  test("is random from half of the base delay to all of it, doubled for each attempt, and never longer than maxDelay", () => {
    fc.assert(
      fc.property(
        chance,
        fc.nat(40),
        fc.nat(10_000),
        fc.nat(100_000),
        (random, retries, baseDelay, maxDelay) => {
          const wait = chooseDelay(retries, { ...defaultRetry, baseDelay, maxDelay }, clockWith(random));
          const longest = Math.min(maxDelay, baseDelay * 2 ** retries);
          expect(wait).toBeGreaterThanOrEqual(longest / 2);
          expect(wait).toBeLessThanOrEqual(longest);
          expect(wait).toBeCloseTo((0.5 + random / 2) * longest, 6);
        },
      ),
    );
  });

  test("is never shorter than the service asks for; if that is too long, there is no retry", () => {
    fc.assert(
      fc.property(
        chance,
        fc.nat(10),
        fc.nat(200_000),
        fc.nat(100_000),
        (random, retries, asked, maxDelay) => {
          const wait = chooseDelay(retries, { ...defaultRetry, maxDelay }, clockWith(random), asked);
          if (asked > maxDelay) expect(wait).toBe(Number.POSITIVE_INFINITY);
          else {
            expect(wait).toBeGreaterThanOrEqual(asked);
            expect(wait).toBeLessThanOrEqual(Math.max(asked, maxDelay));
          }
        },
      ),
    );
  });
});

describe("Retry-After", () => {
  const now = Date.UTC(2026, 0, 1);
  const read = (retryAfter: string, date?: string) =>
    readRetryAfter(new Headers({ "retry-after": retryAfter, ...(date && { date }) }), now);

  test("is read as seconds", () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        expect(read(String(seconds))).toBe(seconds * 1000);
      }),
    );
    expect(read("1.5")).toBe(1500);
  });

  test("is read as a date, by the clock of the service if the response has a date", () => {
    const second = fc.integer({ min: 1, max: 4_000_000_000 });
    fc.assert(
      fc.property(second, second, (base, until) => {
        const [date, retryAfter] = [base, until].map((value) => new Date(value * 1000).toUTCString());
        expect(read(retryAfter as string, date)).toBe(Math.max(0, until - base) * 1000);
        expect(read(retryAfter as string)).toBe(Math.max(0, until * 1000 - now));
      }),
    );
  });

  test.each(["soon", "", "-"])("%j is ignored", (text) => expect(read(text)).toBeUndefined());

  test("in the past means no wait", () => expect(read("-5")).toBe(0));
});

test("a policy keeps the defaults of absent properties", () => {
  const partial = { max: undefined, baseDelay: 7 } as unknown as { baseDelay: number };
  expect(resolveRetry(partial, defaultRetry)).toEqual({ ...defaultRetry, baseDelay: 7 });
  expect(resolveRetry(undefined, defaultRetry)).toBe(defaultRetry);
  expect(resolveRetry(false, defaultRetry).max).toBe(0);
});

describe("a client", () => {
  const timeouts = { attempt: Number.POSITIVE_INFINITY, idle: Number.POSITIVE_INFINITY };
  const failing = (status = 500, headers: Record<string, string> = {}) => {
    const sent = { calls: 0 };
    const respond = () => {
      sent.calls += 1;
      return new Response(null, { status, headers });
    };
    return { sent, respond };
  };
  const get = { path: { appId: "us_app_1" } };

  test("waits as long as its policy says", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(6), fc.nat(1000), fc.nat(4000), async (max, baseDelay, maxDelay) => {
        const clock = createWireClock([]);
        const { sent, respond } = failing();
        const core = createTestCore(respond, { clock, timeouts, retry: { max, baseDelay, maxDelay } });
        await core.send(operationTable.getApp, get).result();
        expect(sent.calls).toBe(max + 1);
        expect(clock.waits).toEqual(
          Array.from({ length: max }, (_, retry) => 0.75 * Math.min(maxDelay, baseDelay * 2 ** retry)),
        );
      }),
      { numRuns: 50 },
    );
  });

  test("does not begin a wait that would exceed the total time-out", async () => {
    const clock = createWireClock([1000]);
    const { sent, respond } = failing();
    const options = { timeouts: { ...timeouts, total: 1000 }, retry: { max: 5, baseDelay: 600 } };
    const core = createTestCore(respond, { clock, ...options });
    await core.send(operationTable.getApp, get).result();
    // 450 and 900 would fit; 1800 does not.
    expect(clock.waits).toEqual([450, 900]);
    expect(sent.calls).toBe(3);
    expect(clock.pending).toBe(0);
  });

  test("uses its budget for retries, and gets it back with successes", async () => {
    let status = 500;
    let calls = 0;
    const core = createTestCore(
      () => {
        calls += 1;
        return status === 200 ? Response.json({ data: {} }) : new Response(null, { status });
      },
      { clock: createWireClock([]), timeouts, retry: { budget: 3 } },
    );
    const call = () => core.send(operationTable.getApp, get).result();
    for (let n = 0; n < 5; n += 1) await call();
    // Five calls: the first has two retries, the second one.
    expect(calls).toBe(5 + 3);

    status = 404;
    for (let n = 0; n < 10; n += 1) await call();
    status = 500;
    calls = 0;
    await call();
    expect(calls).toBe(1);

    status = 200;
    for (let n = 0; n < 10; n += 1) await call();
    status = 500;
    calls = 0;
    await call();
    expect(calls).toBe(2);
  });

  test("calls shouldRetry for every failure, with the facts of the attempt", async () => {
    const asked: unknown[] = [];
    const { sent, respond } = failing(418, { "retry-after": "3" });
    const core = createTestCore(respond, {
      clock: createWireClock([]),
      timeouts,
      retry: {
        max: 2,
        shouldRetry: (attempt) => {
          asked.push(attempt);
          return attempt.status === 418;
        },
      },
    });
    const outcome = await core.send(operationTable.createAction, { body: {} }).result();
    expect(sent.calls).toBe(3);
    const attempt = {
      method: "POST",
      path: "/actions",
      operationId: "createAction",
      status: 418,
      retryAfterMs: 3000,
    };
    expect(asked).toMatchObject([
      { n: 1, ...attempt },
      { n: 2, ...attempt },
    ]);
    expect(outcome).toMatchObject({
      error: { attempts: [{ waitMs: 3000 }, { waitMs: 3000 }, { n: 3, ...attempt }] },
    });
  });
});

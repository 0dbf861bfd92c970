import { limits } from "@data-import/types";
import { expect, test } from "vitest";
import { findHold, isCircle } from "../src/agent-runner/limits.ts";
import { createGuesses } from "../src/auth/guesses.ts";
import type { Turn } from "../src/auth/hash-turns.ts";
import { findNextAttempt, findPause } from "../src/deliveries/schedule.ts";
import { countFitting } from "../src/domain/sized.ts";
import { readFileName } from "../src/files/file-name.ts";
import type { StoredEvent } from "../src/storage/rows/events.ts";

// Each limit from both sides: what is still allowed, and what is not. Values are as the description says them.

const at = (depth: number) => ({ extras: JSON.stringify({ chainDepth: depth }) }) as StoredEvent;
const now = new Date("2026-03-02T09:00:00.000Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test("a chain of agents has at most 100 runs", () => {
  expect([isCircle(at(100), {}), isCircle(at(101), {})]).toEqual([false, true]);
});

test("an agent runs 10,000 times in an hour, and 1,000 times for events of agents", () => {
  const since = now.toISOString();
  const hold = (runs: number, chained: number, depth: number, when = now) =>
    findHold({ runs_since: since, runs, chained_runs: chained }, at(depth), {}, when);
  expect(hold(9999, 999, 1)).toBeUndefined();
  expect(hold(10_000, 0, 0)).toEqual({ until: later(3_600_000), runs: 10_000 });
  expect(hold(1000, 1000, 0)).toBeUndefined();
  expect(hold(1000, 1000, 1)).toBeDefined();
  expect(hold(10_000, 1000, 1, later(3_599_999))).toBeDefined();
  expect(hold(10_000, 1000, 1, later(3_600_000))).toBeUndefined();
});

test("a failed event is sent again after 5 seconds first, and for 24 hours", () => {
  expect(findNextAttempt(1, now, now)).toEqual(later(5000));
  expect(findNextAttempt(30, now, later(24 * 3_600_000 - 1))).toEqual(later(24 * 3_600_000));
  expect(findNextAttempt(30, now, later(24 * 3_600_000))).toBeUndefined();
});

test("a receiver rests after ten failures in a row", () => {
  expect(findPause(9, now)).toBeUndefined();
  expect(findPause(10, now)).toBeDefined();
});

test("wrong passwords count for 15 minutes, 10 from one address and 100 from all", async () => {
  let time = 0;
  const guesses = createGuesses(() => time);
  const turns: Turn[] = [];
  let tried = 0;
  const guess = async (address: string, count = 1) => {
    for (let more = 0; more < count; more += 1) {
      const attempt = { account: "ann@shop.example", address, isKnown: false };
      await guesses.check(attempt, `wrong ${tried++}`, undefined, async (turn) => {
        turns.push(turn);
        return false;
      });
    }
    return turns.at(-1)?.gates.length;
  };
  expect(await guess("192.0.2.1", 10)).toBe(0);
  expect(await guess("192.0.2.1")).toBe(1);
  // 89 more are 100, from addresses that are below the limit of one address.
  for (let other = 2; other <= 12; other += 1) expect(await guess(`192.0.2.${other}`, 8)).toBe(0);
  expect(await guess("192.0.2.99")).toBe(0);
  expect(await guess("192.0.2.98")).toBe(1);
  time = 15 * 60_000 - 1;
  expect(await guess("192.0.2.97")).toBe(1);
  time = 15 * 60_000;
  expect(await guess("192.0.2.96")).toBe(0);
});

test("a page behind a cursor ends at 8 MiB", () => {
  const half = { bytes: limits.pageBytes / 2 };
  expect(limits.pageBytes).toBe(8 * 1024 * 1024);
  expect(countFitting([half, half, { bytes: 1 }])).toBe(2);
  expect(countFitting([half, { bytes: half.bytes + 1 }])).toBe(1);
});

test("the name of a file has at most 255 characters, with its extension", () => {
  const name = (characters: number) => readFileName(`${"x".repeat(characters - 4)}.csv`).name;
  expect(name(255)).toHaveLength(255);
  expect(name(256)).toHaveLength(255);
  expect(name(256).endsWith(".csv")).toBe(true);
});

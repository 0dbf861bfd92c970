import type { Clock } from "../core/hooks.ts";

/** A clock that a test moves. Pass it to a client as `clock`. */
export interface FakeClock extends Clock {
  /** All waits for a next request so far, in milliseconds: before a retry, and between two requests of `follow`. */
  readonly sleeps: readonly number[];
  /** All time-outs of requests so far, in milliseconds. */
  readonly timeouts: readonly number[];
  /** The number of unfinished sleeps and time-outs. */
  readonly pending: number;
  /** Moves the time on: ends all sleeps and time-outs until then in order, including those that begin meanwhile. */
  advance(ms: number): Promise<void>;
  /** Resolves when at least so many sleeps are unfinished; time-outs do not count. The default is 1. */
  untilSleeping(count?: number): Promise<void>;
}

/** Creates a clock for tests. It begins at `now` (default 0), and all its random numbers are `random` (default 0.5). */
export function createFakeClock(
  start: { readonly now?: number | undefined; readonly random?: number | undefined } = {},
): FakeClock {
  const sleeps: number[] = [];
  const timeouts: number[] = [];
  const sleepers = new Set<{ readonly until: number; readonly isTimeout: boolean; wake(): void }>();
  const watchers = new Set<() => void>();
  let now = start.now ?? 0;

  const sleep = (ms: number, signal?: AbortSignal, purpose?: "timeout") =>
    new Promise<void>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        sleepers.delete(sleeper);
        reject(signal?.reason);
      };
      const sleeper = {
        until: now + ms,
        isTimeout: purpose === "timeout",
        wake() {
          signal?.removeEventListener("abort", stop);
          sleepers.delete(sleeper);
          resolve();
        },
      };
      signal?.addEventListener("abort", stop, { once: true });
      (sleeper.isTimeout ? timeouts : sleeps).push(ms);
      sleepers.add(sleeper);
      for (const watch of watchers) watch();
    });

  async function advance(ms: number): Promise<void> {
    const target = now + ms;
    for (;;) {
      const [next] = [...sleepers].filter(({ until }) => until <= target).sort((a, b) => a.until - b.until);
      if (!next) break;
      now = Math.max(now, next.until);
      next.wake();
      // The code after a sleep runs now, and may sleep again within the same time.
      await new Promise((resolve) => setTimeout(resolve));
    }
    now = target;
  }

  const untilSleeping = (count = 1) =>
    new Promise<void>((resolve) => {
      const watch = () => {
        if ([...sleepers].filter(({ isTimeout }) => !isTimeout).length < count) return;
        watchers.delete(watch);
        resolve();
      };
      watchers.add(watch);
      watch();
    });

  return {
    now: () => now,
    random: () => start.random ?? 0.5,
    sleep,
    sleeps,
    timeouts,
    get pending() {
      return sleepers.size;
    },
    advance,
    untilSleeping,
  };
}

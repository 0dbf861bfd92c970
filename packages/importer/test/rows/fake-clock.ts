import type { Clock } from "../../src/rows/clock.ts";

/** A clock that moves only when a test says so. */
export interface FakeClock extends Clock {
  /** Lets so many milliseconds pass, with all that happens meanwhile. */
  pass(milliseconds: number): Promise<void>;
}

export function createFakeClock(): FakeClock {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        await settle();
        const next = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
    },
  };
}

/** Lets everything go on that waits for nothing but promises. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

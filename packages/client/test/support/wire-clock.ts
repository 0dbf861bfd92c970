import type { Clock } from "../../src/core/types.ts";

/** A clock that does not move: waits between attempts take no time, and only time-outs that a test lists happen. */
export interface WireClock extends Clock {
  /** The waits between attempts, in order. */
  readonly waits: readonly number[];
  /** The unfinished sleeps. */
  readonly pending: number;
}

/** How often a time-out asks whether it may happen, in milliseconds. */
const shortly = 60;

/**
 * Creates such a clock. Its random number is always one half.
 * @param timeouts the lengths that are time-outs; every other sleep is a wait between attempts
 * @param elapsing the time-outs that happen
 * @param onWait runs at the start of each wait, which then lasts until it is aborted
 * @param after a time-out that must have begun before one happens, because the client has come so far then
 * @param mayElapse whether the server has got what it must have before the next time-out, by the number of those before
 */
export function createWireClock(
  timeouts: readonly number[],
  elapsing: readonly number[] = [],
  onWait?: () => void,
  after?: number,
  mayElapse: (elapsed: number) => boolean = () => true,
): WireClock {
  const waits: number[] = [];
  let elapsed = 0;
  let hasBegun = after === undefined;
  let pending = 0;
  return {
    waits,
    get pending() {
      return pending;
    },
    now: () => Date.UTC(2026, 0, 1),
    random: () => 0.5,
    sleep(ms, signal) {
      const isTimeout = timeouts.includes(ms);
      if (!isTimeout) waits.push(ms);
      if (ms === after) hasBegun = true;
      if (!isTimeout && !onWait) return Promise.resolve();
      pending += 1;
      return new Promise<void>((resolve, reject) => {
        const elapse = () => {
          if (!hasBegun || !mayElapse(elapsed)) {
            timer = setTimeout(elapse, shortly);
            return;
          }
          elapsed += 1;
          end(() => resolve());
        };
        let timer = elapsing.includes(ms) ? setTimeout(elapse, shortly) : undefined;
        const end = (settle: (reason?: unknown) => void) => {
          clearTimeout(timer);
          if (elapsing.includes(ms)) hasBegun = after === undefined;
          signal.removeEventListener("abort", stop);
          pending -= 1;
          settle(signal.reason);
        };
        const stop = () => end(reject);
        signal.addEventListener("abort", stop);
        if (!isTimeout) setTimeout(() => onWait?.());
      });
    },
  };
}

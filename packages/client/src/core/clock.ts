import type { Clock } from "./hooks.ts";

/** Does nothing. */
export const ignore = (): void => {};

/** The duration of a time-out that never ends a call. */
export const forever: number = Number.POSITIVE_INFINITY;

/** The longest delay of a timer; a timer with a longer one fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** The clock of the runtime. */
export const systemClock: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const wake = () => {
        signal.removeEventListener("abort", stop);
        resolve();
      };
      const timer = setTimeout(wake, Math.min(ms, longestTimerMs));
      signal.addEventListener("abort", stop);
    }),
};

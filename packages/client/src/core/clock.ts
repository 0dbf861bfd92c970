import type { Clock } from "./hooks.ts";

/** Does nothing. */
export const ignore = (): void => {};

/** A time that does not end. */
export const forever: number = Number.POSITIVE_INFINITY;

/** The longest time that a timer of the runtime can hold; beyond it, it would fire at once. */
const longestTimer = 2 ** 31 - 1;

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
      const timer = setTimeout(wake, Math.min(ms, longestTimer));
      signal.addEventListener("abort", stop);
    }),
};

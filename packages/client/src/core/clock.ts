import type { Clock } from "./hooks.ts";

/** Does nothing. */
export const ignore = (): void => {};

/** The duration of a time-out that never ends a call. */
export const forever: number = Number.POSITIVE_INFINITY;

/** The longest delay of a timer; a timer with a longer one fires at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Calls a function after some milliseconds, unless the returned function is called before. */
export function startTimer(clock: Clock, ms: number, end: () => void): () => void {
  // A call has a few time-outs that never end it. With a signal for each, they would take a third of its time.
  if (clock === systemClock) return startSystemTimer(ms, end);
  const timer = new AbortController();
  clock.sleep(ms, timer.signal, "timeout").then(end, ignore);
  return () => timer.abort(ignore);
}

function startSystemTimer(ms: number, end: () => void): () => void {
  const timer = setTimeout(end, Math.min(ms, longestTimerMs));
  return () => clearTimeout(timer);
}

/** The clock of the runtime. */
export const systemClock: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const stop = () => {
        stopTimer();
        reject(signal.reason);
      };
      const stopTimer = startSystemTimer(ms, () => {
        signal.removeEventListener("abort", stop);
        resolve();
      });
      signal.addEventListener("abort", stop);
    }),
};

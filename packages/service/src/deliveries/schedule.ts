import { limits } from "@data-import/types";

const secondMs = 1000;
const minute = 60 * secondMs;
const hour = 60 * minute;

/** The waits after the first failures of an event, in milliseconds; all later ones are like the last. */
const waits = [
  limits.firstRetryMs,
  30 * secondMs,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
];

/** How long an event waits after so many failures, in milliseconds; one that only waits behind others, as long as these. */
export function findWaitMs(attempts: number): number {
  return waits[Math.min(attempts, waits.length) - 1] ?? Math.max(...waits);
}

/** From how many attempts on the waits are the same. */
export const mostWaits = waits.length;

export const longestPauseMs = 5 * minute;

/** When to send an event again after its failure; undefined if it is given up. */
export function findNextAttempt(attempts: number, firstAt: Date, now: Date): Date | undefined {
  if (now.getTime() - firstAt.getTime() >= limits.deliveryLifeMs) return undefined;
  const wait = findWaitMs(attempts);
  // The last attempt is at the end of the day.
  return new Date(Math.min(now.getTime() + wait, firstAt.getTime() + limits.deliveryLifeMs));
}

/** Until when to send nothing to a receiver after some failures in a row; undefined after few ones. */
export function findPause(failures: number, now: Date): Date | undefined {
  if (failures < limits.deliveryFailures) return undefined;
  const pause = Math.min(
    30 * secondMs * 2 ** Math.min(failures - limits.deliveryFailures, 10),
    longestPauseMs,
  );
  return new Date(now.getTime() + pause);
}

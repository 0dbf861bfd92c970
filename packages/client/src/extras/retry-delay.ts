import { isApiError, isConnectionError, isTimedOutError } from "../core/errors/index.ts";
import type { Clock } from "../core/types.ts";

const longestDelayMs = 60_000;

/** How long to wait after a temporary failure, in milliseconds; `undefined` for any other failure. */
export function retryDelay(error: unknown, base: number, clock: Clock): number | undefined {
  if (isApiError(error)) {
    if (![408, 425, 429].includes(error.status) && error.status < 500) return undefined;
    if (error.retryAfterMs !== undefined) return error.retryAfterMs;
  } else if (!isConnectionError(error) && !isTimedOutError(error)) {
    return undefined;
  }
  // Half of the wait is random, so that many followers do not return at the same moment.
  return Math.min(base, longestDelayMs) * (0.5 + clock.random() / 2);
}

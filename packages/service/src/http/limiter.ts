import { DomainError } from "../domain/errors.ts";

/** Limits the requests of each actor per second. After a pause, twice as many are allowed at once. */
export interface Limiter {
  /** Throws a `too-many` if an actor has used up its share. */
  admit(actorId: string): void;
}

/** How many actors are stored. If there are more, the limits of the oldest ones start again. */
const mostActors = 10_000;

/** @param now milliseconds, from any point in time */
export function createLimiter(
  requestsPerSecond: number,
  now: () => number = () => performance.now(),
): Limiter {
  const most = requestsPerSecond * 2;
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    admit(actorId) {
      const at = now();
      const bucket = buckets.get(actorId) ?? { left: most, at };
      const left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * requestsPerSecond);
      if (left < 1) {
        throw new DomainError(
          "too-many",
          { message: `The limit is ${requestsPerSecond} requests per second. Send the next request later.` },
          { retryAfter: (1 - left) / requestsPerSecond },
        );
      }
      buckets.delete(actorId);
      buckets.set(actorId, { left: left - 1, at });
      const [oldest] = buckets.keys();
      if (buckets.size > mostActors && oldest !== undefined) buckets.delete(oldest);
    },
  };
}

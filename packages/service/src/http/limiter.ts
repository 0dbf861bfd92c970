import { DomainError } from "../domain/errors.ts";

/** Limits the requests of each actor per second. After a pause, twice as many are allowed at once. */
export interface Limiter {
  /**
   * Takes one request from the share of an actor. Returns the headers that report the rest, also if there is none: then
   * with the error of the request.
   */
  admit(actorId: string): Admission;
}

/** The decision of a limiter. */
export interface Admission {
  /** `RateLimit` and `RateLimit-Policy`, as draft 11 of the IETF describes them. */
  readonly headers: Readonly<Record<string, string>>;
  /** A `too-many` if the actor has used up its share. */
  readonly error?: DomainError;
}

/** How many actors are stored. If there are more, the limits of the oldest ones start again. */
const mostActors = 10_000;

/** @param now milliseconds, from any point in time */
export function createLimiter(
  requestsPerSecond: number,
  now: () => number = () => performance.now(),
): Limiter {
  const most = Math.max(1, Math.floor(requestsPerSecond * 2));
  const policy = `"requests";q=${most};w=${Math.ceil(most / requestsPerSecond)}`;
  const buckets = new Map<string, { left: number; at: number }>();
  const describe = (left: number) => ({
    "ratelimit-policy": policy,
    ratelimit: `"requests";r=${Math.floor(left)};t=${Math.ceil((most - left) / requestsPerSecond)}`,
  });
  return {
    admit(actorId) {
      const at = now();
      const bucket = buckets.get(actorId) ?? { left: most, at };
      const left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * requestsPerSecond);
      if (left < 1) {
        const error = new DomainError(
          "rate_limited",
          { message: `The limit is ${requestsPerSecond} requests per second. Send the next request later.` },
          { retryAfter: (1 - left) / requestsPerSecond },
        );
        return { headers: describe(left), error };
      }
      buckets.delete(actorId);
      buckets.set(actorId, { left: left - 1, at });
      const [oldest] = buckets.keys();
      if (buckets.size > mostActors && oldest !== undefined) buckets.delete(oldest);
      return { headers: describe(left - 1) };
    },
  };
}

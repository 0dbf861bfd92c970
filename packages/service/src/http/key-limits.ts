import { BoundedMap } from "@data-import/tables/basics";
import { DomainError } from "../domain/errors.ts";

/** Limits the requests of publishable keys, which everyone has who opens a page. */
export interface KeyLimits {
  /**
   * Takes one request from the share of a key, and from that of an address with this key; throws a `too-many` if one of them
   * has nothing left. No address has more than a sixth of the share, so that one caller does not shut the others out.
   */
  admit(keyId: string, requestsPerMinute: number, address: string | undefined): void;
}

/** How many keys and addresses are stored. If there are more, the limits of the oldest ones start again. */
const mostKeysStored = 10_000;

/** @param now milliseconds, from any point in time */
export function createKeyLimits(now: () => number = () => performance.now()): KeyLimits {
  const buckets = new BoundedMap<{ readonly left: number; readonly at: number }>({ entries: mostKeysStored });

  function fill(name: string, perMinute: number): number {
    const bucket = buckets.get(name);
    if (bucket === undefined) return perMinute;
    return Math.min(perMinute, bucket.left + ((now() - bucket.at) / 60_000) * perMinute);
  }

  return {
    admit(keyId, requestsPerMinute, address) {
      const shares: (readonly [name: string, perMinute: number, whose: string])[] = [
        [keyId, requestsPerMinute, "This key"],
      ];
      if (address !== undefined) {
        const perMinute = Math.max(1, Math.floor(requestsPerMinute / 6));
        shares.push([`${keyId} ${address}`, perMinute, "One address with this key"]);
      }
      const left = shares.map(([name, perMinute]) => fill(name, perMinute));
      for (const [index, [, perMinute, whose]] of shares.entries()) {
        const rest = left[index] ?? 0;
        if (rest >= 1) continue;
        const message = `${whose} has ${perMinute} requests per minute. Send the next request later.`;
        throw new DomainError("rate_limited", { message }, { retryAfter: ((1 - rest) * 60) / perMinute });
      }
      for (const [index, [name]] of shares.entries()) {
        buckets.set(name, { left: (left[index] ?? 1) - 1, at: now() });
      }
    },
  };
}

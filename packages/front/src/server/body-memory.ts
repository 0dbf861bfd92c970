import { HttpError } from "../request/http-error.ts";

/** Counts the bytes that the bodies of all requests take in memory, until their requests end. */
export interface BodyMemory {
  /**
   * Adds bytes to those that a request holds already. Throws an `HttpError` with 503 above the limit, but never for the only
   * request.
   */
  take(bytes: number, held: number): void;
  release(held: number): void;
}

/** Creates the counter of a server. */
export function createBodyMemory(limit: number): BodyMemory {
  let taken = 0;
  return {
    take(bytes, held) {
      if (taken > held && taken + bytes > limit) {
        const message = `The service is reading too many large bodies: together at most ${limit} bytes. Try again soon.`;
        throw new HttpError(503, [{ message, code: "busy" }], { "retry-after": "1" });
      }
      taken += bytes;
    },
    release(held) {
      taken -= held;
    },
  };
}

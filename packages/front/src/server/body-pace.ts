import { HttpError } from "../request/http-error.ts";
import { type CheckedSet, createCheckedSet } from "./checked-set.ts";

/** How fast a body must arrive. */
export interface PaceLimits {
  /** The time that every body has, in milliseconds. */
  readonly grace: number;
  /** After that time, the least bytes per second since the start. */
  readonly bytesPerSecond: number;
}

/** A body that is arriving. Only the time in which the server waits for the caller counts. */
export interface Arrival {
  bytes: number;
  /** Milliseconds of earlier waits. */
  waited: number;
  /** The start of this wait; undefined while the server does not wait. */
  waitingSince: number | undefined;
  /** Called once, with the response. */
  stop(refusal: HttpError): void;
}

/** The bodies that are arriving. Those that arrive too slowly are ended. */
export type Pace = CheckedSet<Arrival>;

/** Watches the bodies of a server. */
export function createPace({ grace, bytesPerSecond }: PaceLimits): Pace {
  const pace = createCheckedSet<Arrival>(Math.min(1000, grace), (arrival, now) => {
    const waited = arrival.waited + now - (arrival.waitingSince ?? now);
    if (waited < grace || arrival.bytes >= (waited / 1000) * bytesPerSecond) return;
    pace.delete(arrival);
    const message = `The body arrives too slowly: after ${grace / 1000} seconds, at least ${bytesPerSecond} bytes per second.`;
    arrival.stop(new HttpError(408, [{ message, code: "request_too_slow" }]));
  });
  return pace;
}

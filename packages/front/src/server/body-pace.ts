import { HttpError } from "../request/http-error.ts";

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

/** Ends the bodies that arrive too slowly. */
export interface Pace {
  readonly arriving: Set<Arrival>;
  close(): void;
}

/** Watches the bodies of a server. */
export function createPace({ grace, bytesPerSecond }: PaceLimits): Pace {
  const arriving = new Set<Arrival>();
  const check = () => {
    const now = performance.now();
    for (const arrival of arriving) {
      const waited = arrival.waited + now - (arrival.waitingSince ?? now);
      if (waited < grace || arrival.bytes >= (waited / 1000) * bytesPerSecond) continue;
      arriving.delete(arrival);
      const message = `The body arrives too slowly: after ${grace / 1000} seconds, at least ${bytesPerSecond} bytes per second.`;
      arrival.stop(new HttpError(408, [{ message, code: "request_too_slow" }]));
    }
  };
  const timer = setInterval(check, Math.min(1000, grace));
  timer.unref();
  return { arriving, close: () => clearInterval(timer) };
}

import type { IncomingMessage } from "node:http";
import { BodyTooLarge, joinBytes } from "../exchange/http.ts";
import type { HttpError } from "../request/http-error.ts";
import type { Arrival, Pace } from "./body-pace.ts";

/**
 * Reads the body of a request of Node by its events, because an iterator costs as much as all other steps.
 * @param hold called with the size of each chunk, may throw
 */
export function gatherMessage(
  incoming: IncomingMessage,
  limit: number,
  pace: Pace,
  hold: (bytes: number) => void,
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    // A request that ended before its body was complete causes no further event.
    if (incoming.destroyed && !incoming.complete) return reject(new Error("The caller left."));
    const gathered: Buffer[] = [];
    const fail = (reason: unknown) => {
      pace.delete(arrival);
      incoming.off("data", gather).pause();
      reject(reason);
    };
    const gather = (chunk: Buffer) => {
      arrival.bytes += chunk.byteLength;
      if (arrival.bytes > limit) return fail(new BodyTooLarge());
      try {
        hold(chunk.byteLength);
      } catch (error) {
        return fail(error);
      }
      gathered.push(chunk);
    };
    const arrival: Arrival = { bytes: 0, waited: 0, waitingSince: performance.now(), stop: fail };
    pace.add(arrival);
    incoming.on("data", gather);
    incoming.once("end", () => {
      pace.delete(arrival);
      resolve(joinBytes(gathered, arrival.bytes));
    });
    incoming.once("error", fail);
  });
}

/** Reads a body of any length as a stream. Code that stops reading early still needs the socket for its response. */
export async function* streamMessage(incoming: IncomingMessage, pace: Pace): AsyncIterable<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  let refusal: HttpError | undefined;
  let rejectWait: (reason: HttpError) => void = () => {};
  const stop = (reason: HttpError) => {
    refusal = reason;
    rejectWait(reason);
  };
  // Not a race with one promise for all chunks: that promise would keep every chunk in memory until the body ends.
  const takeNext = () =>
    new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
      rejectWait = reject;
      if (refusal !== undefined) reject(refusal);
      else chunks.next().then(resolve, reject);
    });
  const arrival: Arrival = { bytes: 0, waited: 0, waitingSince: undefined, stop };
  pace.add(arrival);
  try {
    for (;;) {
      const since = performance.now();
      arrival.waitingSince = since;
      const { done, value } = await takeNext();
      arrival.waitingSince = undefined;
      arrival.waited += performance.now() - since;
      if (done === true) return;
      arrival.bytes += value.byteLength;
      yield value;
    }
  } finally {
    pace.delete(arrival);
  }
}

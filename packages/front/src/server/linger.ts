import type { IncomingMessage } from "node:http";

/** How long the rest of a body is taken after its response, in milliseconds. */
const longestMs = 10_000;

/**
 * Takes the rest of a body, and drops it, until the caller ends it or closes the connection, for ten seconds at most. A
 * connection that closes with bytes that nobody has read is reset: the caller, or a proxy in front of it, can lose a response
 * that it has not read yet, and says 502 instead of 413. A server that stops does not wait for it.
 */
export function linger(incoming: IncomingMessage, closing: AbortSignal): Promise<void> {
  if (incoming.complete || incoming.destroyed || closing.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      incoming.off("end", end).off("close", end);
      closing.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, longestMs);
    incoming.once("end", end).once("close", end);
    closing.addEventListener("abort", end);
    incoming.unpipe();
    incoming.resume();
  });
}

import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createCheckedSet } from "./checked-set.ts";

/** Ends the connections of callers that take nothing of their responses. */
export interface SilentCallers {
  /** Watches a response that its caller has not taken as a whole. */
  watch(outgoing: ServerResponse): void;
  close(): void;
}

/** A response on its way. */
interface Watched {
  readonly socket: Socket;
  /** How many bytes the network has taken. */
  taken: number;
  /** When it took the last of them, as `performance.now()`. */
  since: number;
}

/** @param silentMs how long a caller may take nothing while there is something to take, in milliseconds */
export function watchSilentCallers(silentMs: number): SilentCallers {
  const watched = createCheckedSet<Watched>(Math.min(1000, silentMs / 4), (one, now) => {
    const { socket } = one;
    const waiting = socket.writableLength;
    const taken = socket.bytesWritten - waiting;
    if (waiting === 0 || taken !== one.taken) {
      one.taken = taken;
      one.since = now;
    } else if (now - one.since >= silentMs) socket.destroy();
  });
  return {
    watch(outgoing) {
      const { socket } = outgoing;
      if (socket === null || outgoing.closed) return;
      const one = { socket, taken: 0, since: performance.now() };
      watched.add(one);
      outgoing.once("close", () => watched.delete(one));
    },
    close: watched.close,
  };
}

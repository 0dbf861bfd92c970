import type { Extension } from "../core/extension.ts";
import { startWatch, type Watch } from "../core/watch.ts";

/**
 * Middleware that sends at most this many requests at a time; the others wait. A download counts until its body begins.
 */
export function limitConcurrency(most: number): Extension {
  return {
    name: "limitConcurrency",
    wrapAttempt(send, clock) {
      const takeTurn = createLimiter(most);
      return async (call, prepared, signal) => {
        const { operation, attempts, endsAt, timeouts } = call;
        const watch = startWatch(call, clock, signal);
        watch.limit(endsAt - clock.now(), "total", timeouts.total);
        let endTurn: () => void;
        try {
          endTurn = await takeTurn(watch);
        } catch (error) {
          const { method, path, operationId } = operation;
          const n = attempts.length + 1;
          return [{ n, method, path, operationId, durationMs: 0, error, sent: false }, undefined, undefined];
        } finally {
          watch.stop();
        }
        return send(call, prepared, signal).finally(endTurn);
      };
    },
  };
}

/** Waits for a turn until the watch ends; resolves to the function that ends the turn. */
type Limiter = (watch: Watch) => Promise<() => void>;

/** Allows at most `most` turns at a time; others wait in the order of their requests. */
function createLimiter(most: number): Limiter {
  const queue: (() => void)[] = [];
  let free = most;
  const end = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  };
  return async (watch) => {
    if (free > 0) {
      free -= 1;
      return end;
    }
    const turn = new Promise<void>((resolve) => queue.push(resolve));
    try {
      await watch.race(turn);
    } catch (cause) {
      // Nobody waits for this turn now, so the next in the queue gets it.
      turn.then(end);
      throw cause;
    }
    return end;
  };
}

import type { Watch } from "./watch.ts";

/** Waits for a turn until the watch ends; resolves to the function that ends the turn. */
export type Limiter = (watch: Watch) => Promise<() => void>;

/** Allows at most `most` turns at a time; others wait in the order of their requests. */
export function createLimiter(most: number): Limiter {
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

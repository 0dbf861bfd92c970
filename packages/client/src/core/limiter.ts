import type { Watch } from "./watch.ts";

/** Waits for a turn while the watch lasts, and resolves to what ends it. */
export type Limiter = (watch: Watch) => Promise<() => void>;

/** Lets through as many at a time as it is told, the others in the order in which they came. */
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
      // A turn that nobody waits for any more goes to the next in line.
      turn.then(end);
      throw cause;
    }
    return end;
  };
}

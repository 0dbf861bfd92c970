import { setTimeout } from "node:timers/promises";

/** Wakes one who waits. */
export interface Bell {
  /** @param isNews whether there may be new events; the default is true */
  ring(isNews?: boolean): void;
  /** Resolves when it is rung, or at once if it was since the last wait; to whether there may be new events. */
  wait(): Promise<boolean>;
  /** The same, for at most some milliseconds; then it resolves to undefined. */
  waitFor(mostMs: number): Promise<boolean | undefined>;
}

export function createBell(): Bell {
  let next = Promise.withResolvers<void>();
  let hasNews = false;
  const take = (): boolean => {
    const had = hasNews;
    next = Promise.withResolvers();
    hasNews = false;
    return had;
  };
  return {
    ring(isNews = true) {
      hasNews ||= isNews;
      next.resolve();
    },
    async wait() {
      await next.promise;
      return take();
    },
    async waitFor(mostMs) {
      const ending = new AbortController();
      const isRung = await Promise.race([
        next.promise.then(() => true),
        setTimeout(mostMs, false, { signal: ending.signal }).catch(() => false),
      ]);
      ending.abort();
      return isRung ? take() : undefined;
    },
  };
}

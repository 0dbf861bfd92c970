/** Wakes one who waits. */
export interface Bell {
  ring(): void;
  /** Resolves when it is rung, or at once if it was since the last wait. */
  wait(): Promise<void>;
}

export function createBell(): Bell {
  let next = Promise.withResolvers<void>();
  return {
    ring: () => next.resolve(),
    async wait() {
      await next.promise;
      next = Promise.withResolvers();
    },
  };
}

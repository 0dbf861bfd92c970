import type { Slots } from "./slots.ts";

/** Waits for a place of an environment, in the order of the calls. The function gives it back. */
export type TakeTurn = (environmentId: string) => Promise<() => void>;

/** Creates turns for which work waits in memory. */
export function createTurns(slots: Slots): TakeTurn {
  /** By environment. None is empty. */
  const waiting = new Map<string, ((end: () => void) => void)[]>();

  function begin(environmentId: string): () => void {
    const end = slots.begin({ environmentId, id: environmentId });
    return () => {
      end();
      const [next, ...others] = waiting.get(environmentId) ?? [];
      if (others.length === 0) waiting.delete(environmentId);
      else waiting.set(environmentId, others);
      next?.(begin(environmentId));
    };
  }

  return async (environmentId) => {
    if (slots.findRoom(environmentId)) return begin(environmentId);
    return new Promise((resolve) => {
      waiting.set(environmentId, [...(waiting.get(environmentId) ?? []), resolve]);
    });
  };
}

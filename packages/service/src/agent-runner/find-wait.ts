/** The longest wait of an agent. */
export const longestWaitMs = 60_000;

/** Until when an agent waits after it failed so many times in a row. It waits 1 s, 2 s, 4 s. */
export function findWait(now: Date, failures: number): string {
  return new Date(now.getTime() + Math.min(longestWaitMs, 500 * 2 ** failures)).toISOString();
}

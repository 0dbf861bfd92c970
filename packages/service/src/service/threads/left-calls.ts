/** How many calls may have been left at the same time. If there are more, their thread hears of the older ones later. */
const mostCalls = 4096;

/** The calls whose callers have left: another thread sees them at once, also while it hears nothing. */
export interface LeftCalls {
  readonly memory: SharedArrayBuffer;
  note(id: number): void;
  has(id: number): boolean;
}

/** @param memory where another thread notes them */
export function createLeftCalls(
  memory: SharedArrayBuffer = new SharedArrayBuffer(mostCalls * Int32Array.BYTES_PER_ELEMENT),
): LeftCalls {
  const ids = new Int32Array(memory);
  return {
    memory,
    note: (id) => void Atomics.store(ids, id % mostCalls, id | 0),
    has: (id) => Atomics.load(ids, id % mostCalls) === (id | 0),
  };
}

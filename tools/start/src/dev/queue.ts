/** Calls `work` with new items, one call at a time; items that arrive during a call wait for the next one. */
export function createQueue<Item>(work: (items: Item[]) => Promise<void>): (items: readonly Item[]) => void {
  const waiting = new Set<Item>();
  let busy = false;
  return async (items) => {
    for (const item of items) waiting.add(item);
    if (busy) return;
    busy = true;
    while (waiting.size > 0) {
      const next = [...waiting];
      waiting.clear();
      await work(next);
    }
    busy = false;
  };
}

/** A set whose members are checked from time to time. While it has none, nothing wakes the process. */
export interface CheckedSet<Item> {
  add(item: Item): void;
  delete(item: Item): void;
  /** Ends the checks. */
  close(): void;
}

/** @param check gets each member, and the time as `performance.now()`; it may delete the member */
export function createCheckedSet<Item>(
  everyMs: number,
  check: (item: Item, now: number) => void,
): CheckedSet<Item> {
  const items = new Set<Item>();
  let timer: NodeJS.Timeout | undefined;

  function close(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function checkAll(): void {
    const now = performance.now();
    for (const item of items) check(item, now);
    // Not with the last member: most are there for less than the time between two checks, and each would start a timer.
    if (items.size === 0) close();
  }

  return {
    add(item) {
      items.add(item);
      timer ??= setInterval(checkAll, everyMs).unref();
    },
    delete: (item) => void items.delete(item),
    close,
  };
}

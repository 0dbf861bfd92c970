import type { Storage } from "../../src/index.ts";

/**
 * A storage for one test. When the test closes it, it stays open for the next one; but it does nothing any more for this
 * one, as a closed storage: a service ends some of its work after its end.
 */
export function lendStorage(storage: Storage, giveBack: () => Promise<void>): Storage {
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    refuseClosed();
    const result = work();
    running.add(result);
    return result.finally(() => running.delete(result));
  }
  function refuseClosed(): void {
    if (isClosed) throw new Error("The storage is closed.");
  }
  return {
    ...storage,
    get db() {
      refuseClosed();
      return storage.db;
    },
    snapshot: (work, traceparent) => run(() => storage.snapshot(work, traceparent)),
    transaction: (work, options) => run(() => storage.transaction(work, options)),
    async migrate() {
      // The storage itself would open another connection to see that there is nothing to do.
      if ((await storage.listMissingSteps()).length > 0) await storage.migrate();
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.allSettled(running);
      await giveBack();
    },
  };
}

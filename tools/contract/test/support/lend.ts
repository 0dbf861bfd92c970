import type { Blobs, Storage } from "@data-import/service";

/** What a service got for its life, and then the next service gets. */
export interface Lent {
  readonly storage: Storage;
  readonly blobs: Blobs;
  /** Whether the service stored or removed a blob. */
  hasChangedBlobs(): boolean;
}

/**
 * Lends a storage and its blobs to one service. They stay open when this service closes them; but then they reject further
 * changes, as closed ones do, because a service does not wait for all of its work.
 */
export function lend(storage: Storage, blobs: Blobs): Lent {
  const running = new Set<Promise<unknown>>();
  let isClosed = false;
  let hasChanged = false;
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isClosed) throw new Error("The service is closed.");
    const result = work();
    running.add(result);
    return result.finally(() => running.delete(result));
  };
  const change = <T>(work: () => Promise<T>): Promise<T> =>
    run(() => {
      hasChanged = true;
      return work();
    });
  const close = async (): Promise<void> => {
    isClosed = true;
    await Promise.allSettled(running);
  };
  return {
    storage: {
      ...storage,
      // Its tables are those of this version.
      migrate: async () => {},
      transaction: (...args) => run(() => storage.transaction(...args)),
      close,
    },
    blobs: {
      ...blobs,
      write: (...args) => change(() => blobs.write(...args)),
      remove: (key) => change(() => blobs.remove(key)),
      close,
    },
    hasChangedBlobs: () => hasChanged,
  };
}

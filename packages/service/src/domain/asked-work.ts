import { AsyncLocalStorage } from "node:async_hooks";

/** Work that may be asked for at any time, such as a search for new jobs. */
export interface AskedWork {
  /** Starts the work; if it runs, once more after its end. */
  ask(): void;
  /** Resolves when the work has ended that runs now. */
  ended(): Promise<void>;
}

/** @param work if it fails, for example because the storage is not available, it is done again when it is asked for again */
export function createAskedWork(work: () => Promise<void>): AskedWork {
  // The work outlives the request that asks for it: it must not end when the caller of this request leaves.
  const runOutside = AsyncLocalStorage.snapshot();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await work().catch(() => {});
    } while (isAskedAgain);
    running = undefined;
  }

  return {
    ask() {
      isAskedAgain = true;
      running ??= runOutside(run);
    },
    async ended() {
      await running;
    },
  };
}

import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Does work at most once in a time, and always once after the last call.
 * @param signal ends the wait for the next turn
 */
export function createPacer(pauseMs: number, work: () => void, signal: AbortSignal): () => void {
  // The timer outlives the request that starts it.
  const runOutside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;

  function begin(): void {
    isAsked = false;
    work();
    timer = runOutside(() => setTimeout(end, pauseMs)).unref();
  }

  function end(): void {
    timer = undefined;
    if (isAsked && !signal.aborted) begin();
  }

  return () => {
    isAsked = true;
    if (timer === undefined && !signal.aborted) begin();
  };
}

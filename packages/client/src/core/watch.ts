import { forever, ignore, startTimer } from "./clock.ts";
import { AbortedError } from "./errors/aborted-error.ts";
import type { ErrorContext } from "./errors/data-import-error.ts";
import { TimedOutError, type TimeoutPhase } from "./errors/timed-out-error.ts";
import type { Clock } from "./hooks.ts";

/** Monitors one attempt: the caller's signal and the time-outs, until the last byte is read. */
export interface Watch {
  /** Aborts when the watch ends the attempt. */
  readonly signal: AbortSignal;
  readonly context: ErrorContext;
  /** The current phase, for the error of a time-out. */
  phase: TimeoutPhase;
  /** If the watch ended the attempt, the reason for that, otherwise the given error. */
  explain(error: unknown): unknown;
  /** Ends the attempt after some milliseconds, unless the returned function is called before. */
  limit(ms: number, phase?: "total", allowed?: number): () => void;
  /**
   * Calls a function if the watch ends the attempt. The signal must have no listeners: in Node, a request keeps its signal,
   * and what listens there, until the second complete garbage collection.
   */
  onFail(listener: (reason: unknown) => void): void;
  /** Ends the attempt now. */
  fail(reason: unknown): void;
  /** Resolves as the work does; rejects as soon as the watch ends the attempt, even if the work continues. */
  race<T>(work: T | Promise<T>): Promise<T>;
  /** Ends the watch, but not the attempt. */
  stop(): void;
}

/** Starts to monitor an attempt. */
export function startWatch(context: ErrorContext, clock: Clock, outer?: AbortSignal): Watch {
  const controller = new AbortController();
  const { signal } = controller;
  const timers = new Set<() => void>();
  const listeners: ((reason: unknown) => void)[] = [];
  const ended = new Promise<never>((_, reject) => {
    listeners.push(reject);
  });
  ended.catch(ignore);
  const onAbort = () => watch.fail(new AbortedError(context, outer?.reason));

  const watch: Watch = {
    signal,
    context,
    phase: "connect",
    explain: (error) => (signal.aborted ? signal.reason : error),
    limit(ms, phase, allowed = ms) {
      if (ms === forever) return ignore;
      const stopTimer = startTimer(clock, ms, () =>
        watch.fail(new TimedOutError(context, phase ?? watch.phase, allowed)),
      );
      const cancel = () => {
        timers.delete(cancel);
        stopTimer();
      };
      timers.add(cancel);
      return cancel;
    },
    onFail(listener) {
      listeners.push(listener);
    },
    fail(reason) {
      watch.stop();
      controller.abort(reason);
      for (const listener of listeners) listener(signal.reason);
    },
    race: (work) => Promise.race([ended, work]),
    stop() {
      outer?.removeEventListener("abort", onAbort);
      for (const cancel of timers) cancel();
    },
  };
  outer?.addEventListener("abort", onAbort);
  if (outer?.aborted) onAbort();
  return watch;
}

import { forever, ignore } from "./clock.ts";
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
  /** Ends the attempt now. */
  fail(reason: unknown): void;
  /** Resolves as the work does; rejects as soon as the watch ends the attempt, even if the work continues. */
  race<T>(work: T | Promise<T>): Promise<T>;
  /** Ends the watch, but not the attempt. */
  stop(): void;
}

/** Starts to monitor an attempt. */
export function startWatch(context: ErrorContext, clock: Clock, outer: AbortSignal): Watch {
  const controller = new AbortController();
  const { signal } = controller;
  const timers = new Set<() => void>();
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
  ended.catch(ignore);
  const onAbort = () => watch.fail(new AbortedError(context, outer.reason));

  const watch: Watch = {
    signal,
    context,
    phase: "connect",
    explain: (error) => (signal.aborted ? signal.reason : error),
    limit(ms, phase, allowed = ms) {
      const timer = new AbortController();
      const cancel = () => {
        timers.delete(cancel);
        timer.abort(ignore);
      };
      if (ms < forever) {
        timers.add(cancel);
        clock
          .sleep(ms, timer.signal, "timeout")
          .then(() => watch.fail(new TimedOutError(context, phase ?? watch.phase, allowed)), ignore);
      }
      return cancel;
    },
    fail(reason) {
      watch.stop();
      controller.abort(reason);
    },
    race: (work) => Promise.race([ended, work]),
    stop() {
      outer.removeEventListener("abort", onAbort);
      for (const cancel of timers) cancel();
    },
  };
  outer.addEventListener("abort", onAbort);
  if (outer.aborted) onAbort();
  return watch;
}

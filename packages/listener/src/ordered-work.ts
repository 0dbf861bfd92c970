import type { Event } from "@data-import/types";
import { chooseWait, HookConflictError, meetsArchive, pause } from "./conflict.ts";

/** What is done with the events of a listener. */
export interface EventWork {
  /** Runs the handlers of an event, or only the named hooks. Rejects with what failed. */
  dispatch(event: Event, retry?: readonly string[]): Promise<void>;
  /** Called after an event, in the order of the events: all before it are handled, too. */
  report(event: Event): unknown;
  /** Called with what failed; if it throws, the work ends. */
  fail(error: unknown, event: Event): unknown;
  /** Ends the waits of hooks. */
  readonly signal?: AbortSignal | undefined;
}

interface Handled {
  readonly event: Event;
  isDone: boolean;
}

/** The longest wait of a hook that met a conflict, in milliseconds. */
const longestWaitMs = 60_000;
/** How many events are handled behind one whose hook waits. More of them would take too much memory. */
const mostOpenEvents = 1000;

/** Handles events one by one. A hook that met a conflict runs again later, and others follow meanwhile. */
export class OrderedWork {
  readonly #work: EventWork;
  readonly #ending = new AbortController();
  /** From the oldest event that is not done. */
  readonly #open: Handled[] = [];
  #last: Promise<unknown> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;
  /** Aborted when the work must end. */
  readonly signal: AbortSignal;

  constructor(work: EventWork) {
    this.#work = work;
    const { signal } = this.#ending;
    this.signal = work.signal === undefined ? signal : AbortSignal.any([work.signal, signal]);
  }

  /** Handles the next event. Resolves when the one after it may come. */
  async handle(event: Event): Promise<void> {
    const handled: Handled = { event, isDone: false };
    this.#open.push(handled);
    const retry = await this.#takeTurn(handled);
    if (retry.length > 0) void this.#runAgain(handled, retry);
    // The waits end when the oldest hook has run or the work ends.
    for (let attempt = 0; this.#open.length >= mostOpenEvents; attempt += 1) {
      if (!(await pause(chooseWait(attempt, 1000), this.signal))) return;
    }
  }

  /** Ends the work after the current handlers. Rejects with the failure that has ended it, if there is one. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#last;
    if (this.#failure) throw this.#failure.error;
  }

  /** Runs hooks again until none of them meets a conflict. Never rejects. */
  async #runAgain(handled: Handled, first: readonly string[]): Promise<void> {
    let retry = first;
    for (let attempt = 3; retry.length > 0; attempt += 1) {
      if (!(await pause(chooseWait(attempt, longestWaitMs), this.signal))) return;
      retry = await this.#takeTurn(handled, retry);
    }
  }

  /** Runs handlers when no others run; resolves to the hooks that have to run again. */
  #takeTurn(handled: Handled, names?: readonly string[]): Promise<readonly string[]> {
    const turn = this.#last.then(() => this.#run(handled, names));
    this.#last = turn;
    return turn;
  }

  async #run(handled: Handled, names?: readonly string[]): Promise<readonly string[]> {
    if (this.#failure) return [];
    try {
      const retry = await this.#dispatch(handled.event, names);
      handled.isDone = retry.length === 0;
      while (this.#open[0]?.isDone) await this.#work.report((this.#open.shift() as Handled).event);
      return retry;
    } catch (error) {
      this.#failure = { error };
      this.#ending.abort();
      return [];
    }
  }

  async #dispatch(event: Event, names?: readonly string[]): Promise<readonly string[]> {
    try {
      await this.#work.dispatch(event, names);
      return [];
    } catch (error) {
      const { retry } = findConflicts(error, { withArchives: false });
      // A hook that runs again and again is reported once.
      if (names === undefined || retry.length === 0) await this.#work.fail(error, event);
      return retry;
    }
  }
}

/** The hooks that have to run again after a failure, and whether nothing else failed. */
export function findConflicts(
  error: unknown,
  { withArchives = true }: { readonly withArchives?: boolean } = {},
): { readonly retry: readonly string[]; readonly isAll: boolean } {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const conflicts = errors.filter((one) => one instanceof HookConflictError);
  const retried = conflicts.filter(({ cause }) => withArchives || !meetsArchive(cause));
  return { retry: retried.flatMap(({ retry }) => retry), isAll: conflicts.length === errors.length };
}

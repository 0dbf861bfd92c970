import { AsyncLocalStorage } from "node:async_hooks";
import type { Chore, Chores } from "../domain/chore.ts";
import { createOutageWatch, type WatchedStorage } from "./outage-watch.ts";

/** How many times each chore has failed, by its name. */
export type ChoreFailures = Readonly<Record<string, number>>;

/** The loop of the chores of a backend. */
export interface RunningChores extends Chores {
  /** The failures so far. Every chore that was added is in it. */
  listFailures(): ChoreFailures;
  /** Calls `onChange` now, and after each change of the failures. */
  watchFailures(onChange: (failures: ChoreFailures) => void): void;
  /** Starts no further chore, and waits for those that are being done. */
  stop(): Promise<void>;
}

/** What the loop needs. */
export interface ChoreOptions {
  readonly storage: WatchedStorage;
  /** Called for each failure. While the storage is away, only for the first one. */
  onFailure(chore: string, error: unknown): void;
}

/**
 * How often the loop looks what is due, in milliseconds. All chores begin in such a beat, because to wake a thread that sleeps
 * costs more than most of what they find.
 */
const beatMs = 1000;

/** A chore that is done from time to time. */
interface Timed {
  readonly intervalMs: number;
  /** When it was due last, as `performance.now()`. */
  dueAt: number;
  isBusy(): boolean;
  ask(): void;
}

/** Starts the loop, with no chore yet. */
export function startChores({ storage, onFailure }: ChoreOptions): RunningChores {
  const stopping = new AbortController();
  const { signal } = stopping;
  const timed: Timed[] = [];
  let timer: NodeJS.Timeout | undefined;
  const repeaters: Repeater[] = [];
  const failures = new Map<string, number>();
  const isKnownOutage = createOutageWatch(storage, signal);
  let onChange = (_: ChoreFailures): void => {};
  const listFailures = (): ChoreFailures => Object.fromEntries(failures);

  function count(name: string, more: number): void {
    failures.set(name, (failures.get(name) ?? 0) + more);
    onChange(listFailures());
  }

  function guard(name: string) {
    count(name, 0);
    return async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        // It ended early, as it should. The next start of the service continues.
        if (signal.aborted && error === signal.reason) return;
        if (isKnownOutage(error)) return;
        count(name, 1);
        onFailure(name, error);
      }
    };
  }

  function add({ name, intervalMs, startsAtOnce = false, work }: Chore): () => void {
    const attempt = guard(name);
    const repeater = createRepeater(() => attempt(() => work(signal)), signal);
    repeaters.push(repeater);
    const ask = () => {
      if (!signal.aborted) repeater.ask();
    };
    if (intervalMs !== undefined) {
      timed.push({ intervalMs, dueAt: performance.now(), isBusy: repeater.isBusy, ask });
      // The timer alone does not keep the process running.
      timer ??= setInterval(beat, beatMs).unref();
    }
    // Not before who adds it is ready.
    if (startsAtOnce) queueMicrotask(ask);
    return ask;
  }

  function beat(): void {
    const now = performance.now();
    for (const chore of timed) {
      // A beat is never exactly on time.
      if (now - chore.dueAt < chore.intervalMs - beatMs / 2) continue;
      chore.dueAt = now;
      if (!chore.isBusy()) chore.ask();
    }
  }

  return {
    signal,
    add,
    guard,
    listFailures,
    watchFailures(listener) {
      onChange = listener;
      listener(listFailures());
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(repeaters.map((repeater) => repeater.ended()));
    },
  };
}

interface Repeater {
  ask(): void;
  isBusy(): boolean;
  ended(): Promise<void>;
}

/** @param work never rejects */
function createRepeater(work: () => Promise<void>, signal: AbortSignal): Repeater {
  // The work outlives the request that asks for it: it must not end when the caller of this request leaves.
  const runOutside = AsyncLocalStorage.snapshot();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain && !signal.aborted);
    running = undefined;
  }

  return {
    isBusy: () => running !== undefined,
    ask() {
      isAskedAgain = true;
      running ??= runOutside(run);
    },
    async ended() {
      await running;
    },
  };
}

import { AsyncLocalStorage } from "node:async_hooks";
import { createSlots, type SlotFigures, type SlotLimits, type Slots } from "./slots.ts";

/** What environments take turns for. */
export type WorkKind = "jobs" | "agents" | "webhooks" | "streams" | "uploads" | "file-scans";

/** How much of each kind one environment may do at the same time in this process, and one actor. */
export interface Shares {
  /** Jobs of the service. The default is 4. */
  readonly jobs?: number | undefined;
  /** Webhooks that are sent events. The default is 8. */
  readonly webhooks?: number | undefined;
  /** Open streams of events. The default is 100. */
  readonly streams?: number | undefined;
  /** Open streams of events of one actor. The default is 50. */
  /** Streams about one space; they do not count for its environment. */
  readonly streamsOfSpace?: number | undefined;
  readonly streamsOfActor?: number | undefined;
  /** Files that are uploaded. The default is 16; further ones wait. */
  readonly uploads?: number | undefined;
  /** Files at which a virus scanner looks. The default is 4; further ones wait. */
  readonly fileScans?: number | undefined;
}

/** The counts of all kinds of work that this process does. */
export type WorkFigures = Readonly<Partial<Record<WorkKind, SlotFigures>>>;

/** The work of a backend, for metrics. */
export interface Workload {
  /** Opens the slots of a kind, once. */
  open(kind: WorkKind, limits: SlotLimits): Slots;
  /** Calls `onChange` now, and soon after each change. */
  watch(onChange: (figures: WorkFigures) => void): void;
  /** Tells nothing more. */
  stop(): void;
}

/** How long changes are collected before they are told, in milliseconds. A place may be taken a thousand times a second. */
const delayMs = 100;

export function createWorkload(): Workload {
  const kinds = new Map<WorkKind, Slots>();
  // The timer outlives the request that starts it.
  const runOutside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let onChange: ((figures: WorkFigures) => void) | undefined;

  function tell(): void {
    timer = undefined;
    onChange?.(Object.fromEntries([...kinds].map(([kind, slots]) => [kind, slots.readFigures()])));
  }

  function tellSoon(): void {
    if (onChange !== undefined) timer ??= runOutside(() => setTimeout(tell, delayMs)).unref();
  }

  return {
    open(kind, limits) {
      const slots = createSlots(limits, tellSoon);
      kinds.set(kind, slots);
      tellSoon();
      return slots;
    },
    watch(listener) {
      onChange = listener;
      tell();
    },
    stop() {
      onChange = undefined;
      clearTimeout(timer);
    },
  };
}

/** The counts of several backends. */
export function addFigures(all: Iterable<WorkFigures>): WorkFigures {
  const sums: { [Kind in WorkKind]?: { readonly running: Record<string, number>; held: number } } = {};
  for (const figures of all) {
    for (const [kind, { running, held }] of Object.entries(figures) as [WorkKind, SlotFigures][]) {
      const sum = sums[kind] ?? { running: {}, held: 0 };
      sums[kind] = sum;
      sum.held += held;
      for (const [id, count] of Object.entries(running)) sum.running[id] = (sum.running[id] ?? 0) + count;
    }
  }
  return sums;
}

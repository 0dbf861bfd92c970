import { AsyncLocalStorage } from "node:async_hooks";
import { setTurnCheck } from "@data-import/front";
import { DomainError } from "../domain/errors.ts";
import type { Waiting } from "./storage.ts";

/** Who waits for the current work. Nobody waits for the work of chores and jobs. */
export const waiting = new AsyncLocalStorage<Waiting>();

/** Thrown instead of more work for a caller that left. */
export class CallerLeft extends Error {
  /** The same as that of a statement that PostgreSQL canceled. */
  readonly code = "57014";

  constructor() {
    super("The caller left.");
    this.name = "CallerLeft";
  }
}

/** Throws if the caller of the current work has left, or if the work has taken too long. */
export function requireWaiting(): void {
  const caller = waiting.getStore();
  if (caller === undefined) return;
  if (hasLeft(caller)) throw new CallerLeft();
  if (caller.endMs !== undefined && performance.now() > caller.endMs)
    throw new DomainError("too_slow", { message: tooSlow });
}

export function hasLeft(caller: Waiting | undefined): boolean {
  return caller?.signal?.aborted === true || caller?.hasLeft?.() === true;
}

/** Tells the caller that its request took too long. */
export const tooSlow =
  "The request took too long, so the service stopped it and changed nothing. Select fewer records, for example with a simpler filter.";

/** How long a read or a transaction of a request may take, in milliseconds. PostgreSQL stops a statement after the same time. */
export const longestWorkMs = 60_000;

/** Runs a read or a transaction of an actor for the caller that waits now, with an end. Without a caller, it has none. */
export async function runUntilEnd<Result>(actorId: string, work: () => Promise<Result>): Promise<Result> {
  const caller = waiting.getStore();
  if (caller === undefined) return work();
  if (hasLeft(caller)) throw new CallerLeft();
  const endMs = Math.min(caller.endMs ?? Number.POSITIVE_INFINITY, performance.now() + longestWorkMs);
  const own: Waiting = {
    // Not read before it is needed: most work ends before a caller could leave.
    get signal() {
      return caller.signal;
    },
    hasLeft: () => hasLeft(caller),
    actorId,
    endMs,
  };
  return waiting.run(own, work);
}

// All work that may be long gives way to others. There, nothing is half done.
setTurnCheck(requireWaiting);

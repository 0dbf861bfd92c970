import { setTimeout } from "node:timers/promises";
import type { Backend } from "../service/backend.ts";

/** How long the note of a fault may take, in milliseconds. What works after a fault is not known. */
const patienceMs = 2000;

/**
 * Before a fault that nothing has caught ends this thread, stores which agents were running: one of them may be the reason.
 * @param end ends the thread or the process, with the fault
 */
export function noteFaults(backend: Pick<Backend, "noteFault">, end: (fault: unknown) => void): void {
  // A second fault meanwhile ends all at once, as without this function.
  process.once("uncaughtException", async (fault) => {
    const noted = backend.noteFault().catch(() => {});
    await Promise.race([noted, setTimeout(patienceMs)]);
    end(fault);
  });
}

/** Throws a fault again, where nothing catches it. In a thread, this ends the thread only. */
export function throwAgain(fault: unknown): void {
  setImmediate(() => {
    throw fault;
  });
}

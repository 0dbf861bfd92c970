import { isApiError, passingConflicts } from "@data-import/client";

/** Conflicts that end if the hook reads again what it changes. */
const readAgain: readonly unknown[] = ["commit_open", "created_meanwhile", "record_changed"];
/** The conflict that ends when somebody restores the space, which may be never. */
const archived: unknown = "space_archived";

/**
 * A hook met a conflict that ends by itself, such as a locked sheet, for longer than it waits. Its records are not lost:
 * `listen` and the agents of the service run the hook for its event again until the conflict has ended. If the space is
 * archived, agents run it again when the space is restored; `listen` leaves it out, because that may be never.
 */
export class HookConflictError extends Error {
  /** Always `HookConflictError`. */
  override readonly name = "HookConflictError";
  /** The hooks that have to run again. Pass them to `dispatchEvent` as `retry`. */
  readonly retry: readonly string[];

  constructor(retry: readonly string[], cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${retry.join(", ")} must run again: ${reason}`, { cause });
    this.retry = retry;
  }
}

/** Cells of a record changed again and again while the hook worked. */
export class RecordsBusyError extends Error {
  override readonly name = "RecordsBusyError";
}

/** Whether an error ends by itself: a conflict with a lock, a job or a write of somebody else. */
export function isConflict(error: unknown): boolean {
  if (error instanceof RecordsBusyError) return true;
  if (!isApiError(error, 409) || error.issues.length === 0) return false;
  return error.issues.every(
    ({ code }) => code !== undefined && (isPassing(code) || code === archived || readAgain.includes(code)),
  );
}

/** Whether a request was refused because its space is archived. */
export function meetsArchive(error: unknown): boolean {
  return isApiError(error, 409) && error.issues.some(({ code }) => code === archived);
}

const isPassing = (code: (typeof passingConflicts)[number]) => passingConflicts.includes(code);

/**
 * Sends a request again while a conflict with a lock or a job lasts, for at most `mostMs`, with longer and longer waits.
 * Resolves to the last outcome: it is that of the conflict if the signal is aborted meanwhile.
 */
export async function sendPatiently<Outcome extends { readonly ok: boolean; readonly error?: unknown }>(
  send: () => Promise<Outcome>,
  mostMs: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const endsAt = Date.now() + mostMs;
  let outcome = await send();
  for (let attempt = 0; !outcome.ok && isLocked(outcome.error); attempt += 1) {
    const waitMs = chooseWait(attempt, 1000);
    if (Date.now() + waitMs > endsAt || !(await pause(waitMs, signal))) return outcome;
    const next = await send();
    // What the hook waited for is the reason, not that it had to end.
    if (!next.ok && signal.aborted) return outcome;
    outcome = next;
  }
  return outcome;
}

const isLocked = (error: unknown) =>
  isApiError(error, 409) &&
  error.issues.length > 0 &&
  error.issues.every(({ code }) => code && isPassing(code));

/** A wait in milliseconds: it doubles with each attempt up to `mostMs`, and half of it is random. */
export function chooseWait(attempt: number, mostMs: number): number {
  return Math.min(mostMs, 100 * 2 ** attempt) * (0.5 + Math.random() / 2);
}

/** Waits; resolves to whether it could wait so long before the signal. */
export function pause(waitMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve(!signal.aborted);
    };
    const timer = setTimeout(end, waitMs);
    signal.addEventListener("abort", end);
  });
}

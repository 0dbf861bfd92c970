import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/**
 * What was going on when the time was up: `connect` before anything was sent, `headers` while the answer had not
 * begun, `body` while it had; `total` where the time for the whole call was up.
 */
export type TimeoutPhase = "connect" | "headers" | "body" | "total";

/** A time-out ended the call. */
export class TimedOutError extends DataImportError {
  override readonly name = "TimedOutError";
  readonly code = "timeout";
  declare readonly phase: TimeoutPhase;
  /** The time that was allowed; absent where the runtime's own limit ended the call. */
  declare readonly timeoutMs?: number;

  constructor(context: ErrorContext, phase: TimeoutPhase, timeoutMs?: number, cause?: unknown) {
    const limit = timeoutMs === undefined ? "" : ` after ${timeoutMs} ms`;
    super(`timed out${limit} (${phase})`, context, cause, { phase, timeoutMs });
  }
}

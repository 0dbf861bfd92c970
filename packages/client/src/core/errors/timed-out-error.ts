import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/**
 * The phase that timed out: `connect` until the request is sent, `headers` until the response begins, `body` while
 * its body is read, `total` for the time of the whole call.
 */
export type TimeoutPhase = "connect" | "headers" | "body" | "total";

/** A time-out ended the call. */
export class TimedOutError extends DataImportError {
  /** Always `TimedOutError`. */
  override readonly name = "TimedOutError";
  /** Tells the errors of this package apart. */
  readonly code = "timeout";
  /** What the call did when the time was over. */
  declare readonly phase: TimeoutPhase;
  /** The time-out in milliseconds; absent if a limit of the runtime ended the call. */
  declare readonly timeoutMs?: number;

  constructor(context: ErrorContext, phase: TimeoutPhase, timeoutMs?: number, cause?: unknown) {
    const limit = timeoutMs === undefined ? "" : ` after ${timeoutMs} ms`;
    super(`timed out${limit} (${phase})`, context, cause, { phase, timeoutMs });
  }
}

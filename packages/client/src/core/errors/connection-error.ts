import type { AbortedError } from "./aborted-error.ts";
import { codeOf } from "./brand.ts";
import { DataImportError, type ErrorContext } from "./data-import-error.ts";
import type { DecodeError } from "./decode-error.ts";
import type { TimedOutError } from "./timed-out-error.ts";

/** No answer came, or it broke off: `cause` says why. */
export class ConnectionError extends DataImportError {
  override readonly name = "ConnectionError";
  readonly code = "connection";
  /** Whether the request reached the service; `false` where no byte of it was sent. */
  declare readonly sent: boolean | "unknown";

  constructor(context: ErrorContext, cause: unknown, sent: boolean | "unknown", code = "") {
    const reason = cause instanceof Error ? cause.message : cause;
    super(`got no answer: ${reason}${code && ` (${code})`}`, context, cause, { sent });
  }
}

/** How a call can end without an answer that could be used. */
type NoResponseError = ConnectionError | TimedOutError | AbortedError | DecodeError;

/** The failure of a call where something else than this package threw: a token provider, middleware, wrong arguments. */
export function explainOtherError(context: ErrorContext, error: unknown): NoResponseError {
  return codeOf(error) === undefined
    ? new ConnectionError(context, error, false)
    : (error as NoResponseError);
}

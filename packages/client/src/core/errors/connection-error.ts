import type { AbortedError } from "./aborted-error.ts";
import { codeOf } from "./brand.ts";
import { DataImportError, type ErrorContext } from "./data-import-error.ts";
import type { DecodeError } from "./decode-error.ts";
import type { TimedOutError } from "./timed-out-error.ts";

/** No response came, or it broke off. The reason is in `cause`. */
export class ConnectionError extends DataImportError {
  /** Always `ConnectionError`. */
  override readonly name = "ConnectionError";
  /** Tells the errors of this package apart. */
  readonly code = "connection";
  /** Whether the request was sent, by any attempt of the call; `false` if no byte of it was ever sent. */
  declare readonly sent: boolean | "unknown";

  constructor(context: ErrorContext, cause: unknown, sent: boolean | "unknown", code = "") {
    const { origin } = context;
    const reason = cause instanceof Error ? cause.message : cause;
    super(
      `got no response${origin ? ` from ${origin}` : ""}: ${reason}${code && ` (${code})`}`,
      context,
      cause,
      { sent },
    );
  }
}

/** The errors of a call without a usable response. */
type NoResponseError = ConnectionError | TimedOutError | AbortedError | DecodeError;

/** Turns errors of other code (a token provider, middleware, wrong arguments) into a ConnectionError; keeps our own. */
export function explainOtherError(context: ErrorContext, error: unknown): NoResponseError {
  return codeOf(error) === undefined
    ? new ConnectionError(context, error, false)
    : (error as NoResponseError);
}

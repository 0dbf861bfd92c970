import type { AbortedError } from "./aborted-error.ts";
import { codeOf } from "./brand.ts";
import { DataImportError, type Occasion } from "./data-import-error.ts";
import type { DecodeError } from "./decode-error.ts";
import type { TimedOutError } from "./timed-out-error.ts";

/** No answer came, or it broke off: `cause` says why. */
export class ConnectionError extends DataImportError {
  override readonly name = "ConnectionError";
  readonly code = "connection";
  /** Whether the request reached the service; `false` where no byte of it was sent. */
  declare readonly sent: boolean | "unknown";

  constructor(occasion: Occasion, cause: unknown, sent: boolean | "unknown", code = "") {
    const said = cause instanceof Error ? cause.message : cause;
    super(`got no answer: ${said}${code && ` (${code})`}`, occasion, cause, { sent });
  }
}

/** How a call can end without an answer that could be used. */
type Unanswered = ConnectionError | TimedOutError | AbortedError | DecodeError;

/** The failure of a call where something else than this package threw: a token provider, middleware, wrong arguments. */
export function explainForeign(occasion: Occasion, error: unknown): Unanswered {
  return codeOf(error) === undefined ? new ConnectionError(occasion, error, false) : (error as Unanswered);
}

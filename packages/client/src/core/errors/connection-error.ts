import type { Failure } from "../results.ts";
import { DataImportError, type Occasion } from "./data-import-error.ts";
import { isDataImportError } from "./guards.ts";

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

/** The failure of a call where something else than this package threw: a token provider, middleware, wrong arguments. */
export function explainForeign(occasion: Occasion, error: unknown): Failure["error"] {
  return isDataImportError(error) ? (error as Failure["error"]) : new ConnectionError(occasion, error, false);
}

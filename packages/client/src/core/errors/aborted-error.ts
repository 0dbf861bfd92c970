import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/** The caller aborted the call. The name of the error is the one that `fetch` uses. */
export class AbortedError extends DataImportError {
  /** The name that errors of `fetch` have in this case. */
  override readonly name = "AbortError";
  /** Tells the errors of this package apart. */
  readonly code = "aborted";
  /** The reason of the caller's signal. */
  declare readonly reason: unknown;

  constructor(context: ErrorContext, reason: unknown) {
    super("was aborted", context, reason, {}, { reason });
  }
}

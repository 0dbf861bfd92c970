import { DataImportError, type ErrorContext } from "./data-import-error.ts";

/** The caller aborted the call. Its name is the one that `fetch` gives to such errors. */
export class AbortedError extends DataImportError {
  override readonly name = "AbortError";
  readonly code = "aborted";
  /** The reason of the caller's signal. */
  declare readonly reason: unknown;

  constructor(context: ErrorContext, reason: unknown) {
    super("was aborted", context, reason, {}, { reason });
  }
}

import { readFailure } from "#runtime";
import { ConnectionError } from "./errors/connection-error.ts";
import type { DataImportError, Occasion } from "./errors/data-import-error.ts";
import { TimedOutError } from "./errors/timed-out-error.ts";

/** Says in our words why `fetch` or the reading of a body failed. */
export function explainFailure(occasion: Occasion, cause: unknown, sent: true | "unknown"): DataImportError {
  const { code, phase, unsent } = readFailure(cause);
  return phase
    ? new TimedOutError(occasion, phase, undefined, cause)
    : new ConnectionError(occasion, cause, unsent ? false : sent, code);
}

import type { ErrorContext } from "./errors/data-import-error.ts";
import type { LogLevel } from "./hooks.ts";
import type { ResolvedOptions } from "./resolve-options.ts";

/** Tells the logger of a client what its level lets through, without secrets. */
export type Log = (level: LogLevel, message: string, details: object) => void;

/** From the quietest on; the place of a name is its rank. */
const levels = "off error warn info debug";

/** Creates the log of a client. */
export function createLog(
  { logger, logLevel = "warn" }: ResolvedOptions,
  redact: ErrorContext["redact"],
): Log {
  return (level, message, details) => {
    if (logger && levels.indexOf(level) <= levels.indexOf(logLevel)) {
      logger[level as "warn"](redact(message), redact(details));
    }
  };
}

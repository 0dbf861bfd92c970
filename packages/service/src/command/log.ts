import type { EndedJob } from "../domain/ended-job.ts";
import type { InfectedFile } from "../domain/file-scans.ts";
import type { FinishedRequest } from "../http/metrics.ts";

/** How much a line matters: `error` needs a person, `warn` may need one, `info` is for the record. */
type Level = "info" | "warn" | "error";

/** One line of JSON about a request and its response, for a log that machines read. */
export function describeResponse({ error, durationMs, ...finished }: FinishedRequest, at: Date): string {
  return writeLine(finished.status >= 500 ? "error" : "info", at, {
    ...finished,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(error !== undefined && { error: describeError(error) }),
  });
}

/**
 * Writes one line of JSON about each job that has ended: those that failed on the error stream, and the others on the output
 * unless it is quiet.
 */
export function reportJobEnd({ quiet }: { readonly quiet: boolean }): (job: EndedJob) => void {
  return (job) => {
    if (job.status === "failed") console.error(writeLine("warn", new Date(), { ...job }));
    else if (!quiet) console.log(writeLine("info", new Date(), { ...job }));
  };
}

/** Writes one line of JSON about a job that failed for a reason inside the service. */
export function reportJobFailure(jobId: string, error: unknown): void {
  reportError({ jobId, error });
}

/** Writes one line of JSON about an uploaded file in which the virus scanner found something. */
export function reportInfectedFile(file: InfectedFile): void {
  console.error(writeLine("warn", new Date(), { ...file }));
}

/** Writes one line of JSON about work in the background that failed. */
export function reportChoreFailure(chore: string, error: unknown): void {
  reportError({ chore, error });
}

/** Writes one line of JSON about a thread of the process that failed, and is started again. */
export function reportThreadFailure(thread: string, error: unknown): void {
  reportError({ thread, error });
}

/** Writes one line of JSON about something that seems to be configured wrongly. */
export function reportWarning(warning: string): void {
  console.error(writeLine("warn", new Date(), { warning }));
}

/** One line of JSON with the cause of a response of status 500, or of 503 for a fault of the database. */
export function describeCause({ requestId, operationId, error }: FinishedRequest, at: Date): string {
  return writeLine("error", at, { requestId, operationId, error: describeError(error) });
}

function reportError({
  error,
  ...facts
}: { readonly error: unknown } & Readonly<Record<string, unknown>>): void {
  console.error(writeLine("error", new Date(), { ...facts, error: describeError(error) }));
}

function writeLine(level: Level, at: Date, facts: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ at: at.toISOString(), level, ...facts });
}

/** How many of the errors are shown that an `AggregateError` has. */
const mostErrors = 3;
/** How many causes of causes are shown: an error may be its own cause. */
const mostCauses = 5;

function describeError(error: unknown, left: number = mostCauses): string {
  if (!(error instanceof Error)) return String(error);
  const parts = error instanceof AggregateError ? error.errors.slice(0, mostErrors) : [];
  const causes = error.cause === undefined ? [] : [error.cause];
  const shown = left > 0 ? [...parts, ...causes] : [];
  return [error.stack ?? String(error), ...shown.map((one) => describeError(one, left - 1))].join("\n");
}

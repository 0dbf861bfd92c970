import type { AnsweredRequest } from "../http/metrics.ts";

/** One line of JSON about a request and its response, for a log that machines read. */
export function describeResponse({ error, durationMs, ...answered }: AnsweredRequest, at: Date): string {
  return JSON.stringify({
    at: at.toISOString(),
    ...answered,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(error !== undefined && { error: describeError(error) }),
  });
}

/** Writes one line of JSON about a job that failed for a reason inside the service. */
export function reportJobFailure(jobId: string, error: unknown): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), jobId, error: describeError(error) }));
}

/** Writes one line of JSON about work in the background that failed. */
export function reportChoreFailure(chore: string, error: unknown): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), chore, error: describeError(error) }));
}

/** Writes one line of JSON about something that seems to be configured wrongly. */
export function reportWarning(warning: string): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), warning }));
}

/** Writes one line of JSON about a thread of the process that failed, and is started again. */
export function reportThreadFailure(thread: string, error: unknown): void {
  console.error(JSON.stringify({ at: new Date().toISOString(), thread, error: describeError(error) }));
}

/** One line of JSON with the cause of a response of status 500. */
export function describeCause({ requestId, operationId, error }: AnsweredRequest, at: Date): string {
  return JSON.stringify({ at: at.toISOString(), requestId, operationId, error: describeError(error) });
}

/** How many of the errors are shown that an `AggregateError` has. */
const mostErrors = 3;

function describeError(error: unknown): string {
  const text = (error instanceof Error && error.stack) || String(error);
  if (!(error instanceof AggregateError)) return text;
  return [text, ...error.errors.slice(0, mostErrors).map(describeError)].join("\n");
}

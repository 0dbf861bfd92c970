import type { AnsweredRequest } from "../http/metrics.ts";

/** One line of JSON about one answered request, for a log that machines read. */
export function describeResponse({ error, durationMs, ...answered }: AnsweredRequest, at: Date): string {
  return JSON.stringify({
    at: at.toISOString(),
    ...answered,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(error !== undefined && { error: describeError(error) }),
  });
}

/** One line of JSON about a job that failed for a reason inside the service. */
export function describeJobFailure(jobId: string, error: unknown, at: Date): string {
  return JSON.stringify({ at: at.toISOString(), jobId, error: describeError(error) });
}

function describeError(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}

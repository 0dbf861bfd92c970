/** A job that has ended, for logs and metrics. It has no data of people, except for ids. */
export interface EndedJob {
  readonly jobId: string;
  /** Such as `file:extract`. */
  readonly operation: string;
  readonly status: "complete" | "failed" | "canceled";
  /** The code of the message that says why, such as `job_failed`; undefined if a listener wrote a text of its own. */
  readonly code: string | undefined;
  /** The code of what `job_failed` says as its reason. */
  readonly reason: string | undefined;
  readonly environmentId: string;
  readonly spaceId: string | undefined;
  readonly fileId: string | undefined;
  /** Who started it. */
  readonly actorId: string;
  /** Whether the service ran it itself. */
  readonly isBuiltIn: boolean;
  /** The trace of the request that created it. */
  readonly traceId: string | undefined;
  /** From the moment at which it could begin until its end. */
  readonly durationMs: number;
}

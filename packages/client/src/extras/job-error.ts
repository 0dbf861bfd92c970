import type { Job } from "@data-import/types";

/** A job failed or was canceled while the program waited for it. It has the brand of all errors of this package. */
export class JobError extends Error {
  /** Always `JobError`. */
  override readonly name = "JobError";
  /** Tells the errors of this package apart. */
  readonly code = "job";
  /** The operation that read the job. */
  readonly operationId = "getJob";
  /** Always empty: no request failed. */
  readonly attempts: readonly never[] = [];
  /** The job with its `status`, `info` and `outcome`. */
  declare readonly job: Job;

  constructor(job: Job) {
    const { id, type, operation, status, outcome, info } = job;
    const ending = status === "failed" ? "failed" : "was canceled";
    const reason = outcome?.["message"] ?? info;
    super(`The job ${id} (${type}:${operation}) ${ending}${reason === undefined ? "." : `: ${reason}`}`);
    Object.defineProperties(this, {
      job: { value: job },
      // The module with the brand is not imported: it would become a part of its own, which every page loads.
      [Symbol.for("@data-import/client/error")]: { value: true },
    });
  }

  /** The error for a log: without the job, which can have the data of people. */
  toJSON(): Record<string, unknown> {
    const { name, code, message, operationId } = this;
    return { name, code, message, operationId };
  }
}

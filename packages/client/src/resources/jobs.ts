import type { Job, JobId } from "@data-import/types";
import { type Core, createCore } from "../core/core.ts";
import type { ClientOptions } from "../core/options.ts";
import { addToJobs } from "../extras/added-methods.ts";
import type { WaitOptions } from "../extras/wait-for-job.ts";
import { bindJobs as bindOperations, type Jobs as JobOperations } from "./jobs.gen.ts";

export { isJobError } from "../core/errors/index.ts";
export type { JobError } from "../extras/job-error.ts";
export type { WaitOptions } from "../extras/wait-for-job.ts";
export type { ListJobsQuery } from "./jobs.gen.ts";

/** The operations of jobs, and a way to wait for one. */
export interface Jobs extends JobOperations {
  /**
   * Waits until a job has ended and returns it. Throws a `JobError`, which has the job, if it failed or was canceled. It
   * continues to wait after temporary failures, and ends when `signal` is aborted.
   *
   * @example
   * ```ts
   * const job = await api.jobs.wait("us_jb_Lf8wZ1nH", {
   *   onProgress: ({ status, progress }) => console.log(status, progress),
   *   signal: AbortSignal.timeout(60_000),
   * });
   * ```
   */
  wait(jobId: JobId, options?: WaitOptions): Promise<Job>;
}

/** Creates a client of this resource alone, for small bundles. */
export function createJobs(options: ClientOptions = {}): Jobs {
  return bindJobs(createCore(options));
}

/** The methods of `jobs` that use an existing core. */
export function bindJobs(core: Core): Jobs {
  const operations = bindOperations(core);
  return { ...operations, ...addToJobs(core, operations) };
}

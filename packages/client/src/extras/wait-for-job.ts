import type { Job, JobId } from "@data-import/types";
import type { CallOptions, Clock } from "../core/types.ts";
import type { Jobs } from "../resources/jobs.gen.ts";
import { JobError } from "./job-error.ts";

/** How to wait for a job. */
export interface WaitOptions extends CallOptions {
  /** Called with the job at the start, and each time that its `status`, `progress` or `info` has changed. */
  onProgress?: ((job: Job) => void) | undefined;
  /** The longest time between two requests in milliseconds. The first ones are closer together. The default is 1,000. */
  interval?: number | undefined;
}

const firstPause = 50;
const growth = 1.5;
/** Lasts for about three minutes: a service may restart while a job runs. */
const retry = { max: 10, maxDelay: 30_000 };

/**
 * Waits until a job has ended and returns it. Throws a {@link JobError} if the job failed or was canceled, and the errors
 * of the requests.
 */
export async function waitForJob(
  jobs: Pick<Jobs, "get">,
  clock: Clock,
  jobId: JobId,
  { onProgress, interval = 1000, ...call }: WaitOptions = {},
): Promise<Job> {
  const signal = call.signal ?? new AbortController().signal;
  let pause = Math.min(firstPause, interval);
  let seen = "";
  for (;;) {
    const job = await jobs.get(jobId, { retry, ...call });
    const state = JSON.stringify([job.status, job.progress, job.info]);
    if (state !== seen) onProgress?.(job);
    seen = state;
    if (job.status === "complete") return job;
    if (job.status === "failed" || job.status === "canceled") throw new JobError(job);
    // If the signal ends the pause, the next request throws the error that says so.
    await clock.sleep(pause, signal).catch(() => {});
    pause = Math.min(pause * growth, interval);
  }
}

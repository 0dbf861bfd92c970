import type { Job, JobId } from "@data-import/types";
import type { CallOptions, Clock } from "../core/types.ts";
import type { Jobs } from "../resources/jobs.gen.ts";
import { JobError } from "./job-error.ts";

/** How to wait for a job. */
export interface WaitOptions extends CallOptions {
  /** Called with the job at the start, and each time that its `status`, `progress` or `info` has changed. */
  onProgress?: ((job: Job) => void) | undefined;
  /**
   * The longest time between two requests in milliseconds. Before that, it is a tenth of the time so far. The default is
   * 1,000.
   */
  interval?: number | undefined;
}

const firstPauseMs = 50;
/** A pause is this share of the time before it, so the end of a short job is known soon, and a long one costs few requests. */
const pauseShare = 0.1;
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
  let waited = 0;
  let seen = "";
  for (;;) {
    const job = await jobs.get(jobId, { retry, ...call });
    const state = JSON.stringify([job.status, job.progress, job.info]);
    if (state !== seen) onProgress?.(job);
    seen = state;
    if (job.status === "complete") return job;
    if (job.status === "failed" || job.status === "canceled") throw new JobError(job);
    // If the signal ends the pause, the next request throws the error that says so.
    const pause = Math.min(Math.max(firstPauseMs, waited * pauseShare), interval);
    await clock.sleep(pause, signal).catch(() => {});
    waited += pause;
  }
}

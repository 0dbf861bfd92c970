import { isApiError } from "@data-import/client";
import type { Job, JobCompleteDetails, JobReadyEvent } from "@data-import/types";
import { HookConflictError, meetsArchive } from "../conflict.ts";
import type { Plugin } from "../create-listener.ts";
import { nameHook } from "../hook-names.ts";
import type { Tools } from "../tools.ts";

/** What the handler of a job works with. `signal` is also aborted if the job ends meanwhile, such as by a cancel. */
export interface JobTools extends Tools {
  /** The event that says that the job waits. */
  readonly event: JobReadyEvent;
  /** The job at its start. */
  readonly job: Job;
  /** Reports how much of the work is done, in percent, and in one line what happens now. */
  readonly tick: (progress: number, info?: string) => Promise<void>;
}

type Result = JobCompleteDetails | undefined;

/**
 * Carries out the jobs of an operation. What the handler returns is the result of the job. If it throws, the job fails
 * with the message of the error, and the event fails, too. A job that has ended meanwhile stays as it is. If the space was
 * archived before the job began, an agent begins it when the space is restored.
 *
 * @param operation What the jobs do, as `<type>:<operation>`, such as `workbook:submitProducts`.
 */
export function jobHandler(
  operation: `${string}:${string}`,
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler may return nothing.
  handle: (tools: JobTools) => Result | void | Promise<Result | void>,
): Plugin {
  async function handleJob(event: JobReadyEvent, tools: Tools): Promise<void> {
    const { api } = tools;
    const { jobId } = event.context;
    const ended = new AbortController();
    const signal = AbortSignal.any([tools.signal, ended.signal]);

    /** Returns the job after a report; undefined if the job has ended, because reports come too late then. */
    async function report(call: ReturnType<typeof api.jobs.acknowledge>): Promise<Job | undefined> {
      const outcome = await call.result();
      if (outcome.ok) return outcome.data;
      if (!hasEnded(outcome.error)) throw outcome.error;
      ended.abort(new Error(`The job ${jobId} has ended.`));
      return undefined;
    }

    const options = { signal: tools.signal };
    const job = await report(api.jobs.acknowledge(jobId, { progress: 0 }, options)).catch((error) => {
      throw meetsArchive(error) ? new HookConflictError([`job/${operation}`], error) : error;
    });
    if (!job) return;
    const tick: JobTools["tick"] = async (progress, info) => {
      await report(api.jobs.acknowledge(jobId, { progress: Math.floor(progress), info }, options));
      signal.throwIfAborted();
    };
    try {
      const result = (await handle({ ...tools, event, job, tick, signal })) ?? {};
      await report(api.jobs.complete(jobId, result, options));
    } catch (error) {
      if (ended.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      await report(api.jobs.fail(jobId, { info: message, outcome: { message } }, options));
      throw error;
    }
  }

  return (listener) => {
    listener.on("job:ready", { job: operation }, nameHook(handleJob, `job/${operation}`));
  };
}

/** Whether a report came too late: the job has ended. */
const hasEnded = (error: unknown) =>
  isApiError(error, 409) && error.issues.some(({ code }) => code === "job_state");

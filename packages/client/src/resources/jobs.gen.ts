// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    EnvironmentId,
    FileId,
    Job,
    JobAckDetails,
    JobCancelDetails,
    JobCompleteDetails,
    JobConfig,
    JobId,
    JobUpdate,
    PageNumber,
    PageSize,
    SortDirection,
    SpaceId,
    SuccessData,
    WorkbookId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { Call } from "../core/results.ts";
import type { ClientOptions, HookedOptions } from "../core/options.ts";
import type { PageCall } from "../paging/page.ts";
import { createPageCall } from "../paging/create-page-call.ts";
import { jobsMethods } from "../resources.gen.ts";

/** The query of `jobs.list`. */
export interface ListJobsQuery {
    /**
     * Continues behind a page: the `nextCursor` of its response. Send it without `pageNumber`, and with the same other
     * parameters; only `pageSize` may change. If you follow the cursors to the end, you get each item once that the list had
     * at the beginning, also if others create, change or delete items meanwhile. Only items whose value of `sortField`
     * changes meanwhile can be left out or come twice.
     *
     * A text that is not a cursor, or is one of another list or order, is rejected with 400.
     * @example WyJmaWxlcyIsMiw0MTdd
     */
    cursor?: string | undefined;
    /**
     * Only jobs of this environment.
     * @example us_env_4hTq9LmZ
     */
    environmentId?: EnvironmentId | undefined;
    /**
     * Whether to leave out the parts of larger jobs. The default is `false`.
     * @example true
     */
    excludeChildJobs?: boolean | undefined;
    /**
     * Only jobs that read or create this file.
     * @example us_fl_Gx3zH8wS
     */
    fileId?: FileId | undefined;
    /**
     * Which page to return, counted from 1 in steps of `pageSize`.
     * @example 1
     */
    pageNumber?: PageNumber | undefined;
    /**
     * How many items a page holds. The default is 20, the maximum 1,000.
     * @example 20
     */
    pageSize?: PageSize | undefined;
    /**
     * Only the parts of this job.
     * @example us_jb_Lf8wZ1nH
     */
    parentId?: JobId | undefined;
    /**
     * Whether to begin with the oldest jobs, `asc`, or with the newest, `desc`. The default is `desc`.
     * @example desc
     */
    sortDirection?: SortDirection | undefined;
    /**
     * Only jobs that work on the resource with this id.
     * @example us_wb_Rm5yZ1hC
     */
    source?: string | undefined;
    /**
     * Only jobs of this space.
     * @example us_sp_8vKd3QxN
     */
    spaceId?: SpaceId | undefined;
    /**
     * Only jobs that read or write this workbook or a sheet of it.
     * @example us_wb_Rm5yZ1hC
     */
    workbookId?: WorkbookId | undefined;
}

/** Work that continues after the response to the request that started it. */
export interface Jobs {
    /**
     * List jobs.
     *
     * Returns the jobs that the caller may see, newest first unless `sortDirection` says otherwise. Use it to show the
     * current work in a space, or what happened to a file. Filters combine; parts of larger jobs are listed too, unless
     * `excludeChildJobs` is `true`.
     *
     * The response is one page. `pagination` says how many pages there are; ask for the next one with `pageNumber`.
     * Nothing is changed and no event is emitted.
     *
     * @returns A page of jobs.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * for await (const job of api.jobs.list({ environmentId: "us_env_4hTq9LmZ" })) {
     *   console.log(job);
     * }
     * ```
     */
    list(query?: ListJobsQuery, options?: HookedOptions): PageCall<Job>;

    /**
     * Create a job.
     *
     * Queues a piece of work and returns at once. The button of an action makes this request, with the operation of the
     * action. The service itself carries out four operations:
     *
     * | `type` | `operation` | `source` | `config` | What it does |
     * |---|---|---|---|---|
     * | `workbook` | `delete-records` | a workbook | `DeleteRecordsJobConfig` | Deletes the selected records of a sheet. |
     * | `workbook` | `bulk-mutate-flags` | a workbook | `BulkMutateFlagsJobConfig` | What `flags.bulkMutate` queues. |
     * | `file` | `extract` | a file | `FileJobConfig` | Reads a file into a workbook. |
     * | `agent` | `agent-export` | an agent | `AgentExportJobConfig` | Makes an archive of an agent. |
     *
     * Your own program carries out any other operation: listen for `job:ready` with `<type>:<operation>` as the `job` of
     * its payload, call `jobs.acknowledge` when you begin and while you work, and `jobs.complete` or `jobs.fail` at the end.
     *
     * With the trigger `immediate` the job is ready at once; otherwise it waits for `jobs.execute`. Emits `job:created`,
     * and `job:ready` when the job is ready. `job:completed` or `job:failed`, and `jobs.get`, report how it ends.
     *
     * @param body A job to create. The service adds its id, its author and the dates.
     * @returns The new job.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.create({
     *   type: "workbook",
     *   operation: "submitProducts",
     *   source: "us_wb_Rm5yZ1hC",
     *   trigger: "immediate",
     *   mode: "foreground",
     *   input: {},
     *   subject: { type: "resource", id: "us_sh_Pe3rT7nK" },
     * });
     * ```
     */
    create(body: JobConfig, options?: HookedOptions): Call<Job>;

    /**
     * Get a job.
     *
     * Returns one job: its progress and, when it has ended, its outcome. Use it to wait for a job whose id you know, for
     * example from `flags.bulkMutate`: repeat the request until `status` is `complete`, `failed` or `canceled`.
     *
     * Nothing is changed and no event is emitted.
     *
     * @param jobId The job.
     * @returns The job.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.get("us_jb_Lf8wZ1nH");
     * ```
     */
    get(jobId: JobId, options?: HookedOptions): Call<Job>;

    /**
     * Update a job.
     *
     * Changes the properties of a job that the request names; all others stay as they are. Use it for changes that the
     * other operations do not make, such as notes in `metadata`. `config` and `metadata` are replaced as a whole.
     *
     * A new `status` has the effect of the operation for it: `ready` is `jobs.execute`, `complete` is `jobs.complete`,
     * `failed` is `jobs.fail`, `canceled` is `jobs.cancel`, and `executing` is `jobs.acknowledge`. The status of a job that
     * has ended cannot be changed here: that returns 409. So does a change of `config` after a job of the service is
     * ready. Emits `job:updated`, and the events of that other operation.
     *
     * @param jobId The job.
     * @param body The properties of a job to change. Absent properties stay as they are.
     * @returns The job after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.update("us_jb_Lf8wZ1nH", { info: "1 of 2 products sent", progress: 50, metadata: { worker: "catalogue-2" } });
     * ```
     */
    update(jobId: JobId, body: JobUpdate, options?: HookedOptions): Call<Job>;

    /**
     * Delete a job.
     *
     * Removes a job and its parts from the history. Its results stay. If the job or one of its parts is executing, the
     * response is 409: cancel it first.
     *
     * This cannot be undone. Emits `job:deleted` for each job that is removed.
     *
     * @param jobId The job.
     * @returns The job is deleted.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.jobs.delete("us_jb_Lf8wZ1nH");
     * ```
     */
    delete(jobId: JobId, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * Acknowledge a job.
     *
     * Reports that you work on a job: its status becomes `executing`. Call it when `job:ready` arrives, and again while
     * you work, with `progress` and a line of `info`, so that people see the progress. The body is optional.
     *
     * If a managed job is ready and nobody acknowledges it within five minutes, the service marks it as failed. If the
     * job has ended, the response is 409. Emits `job:updated`.
     *
     * @param jobId The job.
     * @param body The progress of the work on a job.
     * @returns The job, now executing.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.acknowledge("us_jb_Lf8wZ1nH", { info: "Reading the products", progress: 0 });
     * ```
     */
    acknowledge(jobId: JobId, body?: JobAckDetails, options?: HookedOptions): Call<Job>;

    /**
     * Cancel a job.
     *
     * Cancels a job: its status becomes `canceled`, and so does the status of its parts that have not ended. If the
     * service carries out the job, it stops as soon as possible. For any other job, the listener should check the status
     * while it works, and stop. The body is optional.
     *
     * Work that the job has already done is not undone, except by the operation `extract`, which deletes its workbook.
     * If the job has ended, the response is 409. Emits `job:updated`.
     *
     * @param jobId The job.
     * @param body Why a job is canceled.
     * @returns The job, now canceled.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.cancel("us_jb_Lf8wZ1nH", { info: "The prices are being corrected first" });
     * ```
     */
    cancel(jobId: JobId, body?: JobCancelDetails, options?: HookedOptions): Call<Job>;

    /**
     * Complete a job.
     *
     * Reports that the work on a job is done: its status becomes `complete`, its progress 100. People then see
     * `outcome`: a message, and the next step. The body is optional.
     *
     * If the job has ended, the response is 409. Emits `job:completed`.
     *
     * @param jobId The job.
     * @param body The result of a job that ended, with or without success.
     * @returns The job, now complete.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.complete("us_jb_Lf8wZ1nH", {
     *   info: "2 products sent",
     *   outcome: {
     *     acknowledge: true,
     *     heading: "Your products are in the catalogue",
     *     message: "Both products can be ordered **from tomorrow**.",
     *     buttonText: "Show the products",
     *     trigger: { type: "manual", audience: "originator" },
     *     next: { type: "id", id: "us_sh_Pe3rT7nK", label: "Products" },
     *   },
     * });
     * ```
     */
    complete(jobId: JobId, body?: JobCompleteDetails, options?: HookedOptions): Call<Job>;

    /**
     * Execute a job.
     *
     * Makes a job ready that was created with the trigger `manual`, so that the listener for its operation begins.
     *
     * `success` means that the job is ready, not that it is done. If the job has already been made ready, or a job of
     * its `predecessorIds` has not ended, the response is 409. Emits `job:ready`.
     *
     * @param jobId The job.
     * @returns The job is ready.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * await api.jobs.execute("us_jb_Lf8wZ1nH");
     * ```
     */
    execute(jobId: JobId, options?: HookedOptions): Call<SuccessData | undefined>;

    /**
     * Fail a job.
     *
     * Reports that the work on a job has ended without success: its status becomes `failed`. Tell people the reason in
     * `outcome`, and offer them a next step, such as a retry. The body is optional.
     *
     * Work that the job has already done is not undone, except by the operation `extract`, which deletes its workbook.
     * If the job has ended, the response is 409. Emits `job:failed`.
     *
     * @param jobId The job.
     * @param body The result of a job that ended, with or without success.
     * @returns The job, now failed.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.fail("us_jb_Lf8wZ1nH", {
     *   info: "The catalogue did not answer",
     *   outcome: {
     *     heading: "The products were not sent",
     *     message: "The catalogue did not answer. Nothing was changed in it.",
     *     trigger: "manual",
     *     next: { type: "retry", label: "Try again" },
     *   },
     * });
     * ```
     */
    fail(jobId: JobId, body?: JobCompleteDetails, options?: HookedOptions): Call<Job>;

    /**
     * Acknowledge the outcome of a job.
     *
     * Reports that a person has seen how a job ended; `outcomeAcknowledgedAt` of the job has the time. Use it for
     * outcomes that require it with `acknowledge`.
     *
     * If the outcome is already acknowledged, nothing changes. If the job has not ended, the response is 409. Emits
     * `job:outcome-acknowledged`.
     *
     * @param jobId The job.
     * @returns The job with the time of the acknowledgement.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.acknowledgeOutcome("us_jb_Lf8wZ1nH");
     * ```
     */
    acknowledgeOutcome(jobId: JobId, options?: HookedOptions): Call<Job>;

    /**
     * Retry a job.
     *
     * Runs a job again that failed or was canceled, with the same id and settings: its status becomes `ready`, its
     * progress 0, and its `info`, its outcome, its result and the times of its run are removed.
     *
     * If the job has not ended, or is complete, the response is 409. Emits `job:ready`.
     *
     * @param jobId The job.
     * @returns The job, ready again.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.retry("us_jb_Lf8wZ1nH");
     * ```
     */
    retry(jobId: JobId, options?: HookedOptions): Call<Job>;
}

/** Creates a client with only this resource, for small bundles. */
export function createJobs(options: ClientOptions = {}): Jobs {
    return bindJobs(createCore(options));
}

/** Creates the methods of `jobs` on an existing client. */
export function bindJobs(core: Core): Jobs {
    return bindResource<Jobs>(core, "jobs", jobsMethods, { page: createPageCall });
}

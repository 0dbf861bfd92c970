// Generated from the description (spec/) by tools/codegen with openapi-typescript. Do not edit:
// change the description, then run `npm run generate` (here: `codegen client`).

import type {
    DiffRecord,
    EnvironmentId,
    ErrorEnvelope,
    FileId,
    Job,
    JobAckDetails,
    JobCancelDetails,
    JobCompleteDetails,
    JobConfig,
    JobExecutionPlanConfigRequest,
    JobExecutionPlanRequest,
    JobId,
    JobPlan,
    JobSplitDetails,
    JobUpdate,
    MutateJobConfig,
    PageNumber,
    PageSize,
    SortDirection,
    SpaceId,
    SuccessData,
    WorkbookId,
} from "@data-import/types";
import { bindResource } from "../client/bind-resource.ts";
import { type Core, createCore } from "../core/core.ts";
import type { AnyHttpFailure, Call, HttpFailure } from "../core/results.ts";
import type { ClientOptions, HookedConditionalOptions, HookedOptions } from "../core/options.ts";
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
     * A page behind a cursor ends early where its items would have more than 8 MiB together. A page with a number is always
     * whole; if its items have more, it is read and sent in parts.
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
     * Queues a piece of work and returns at once. The service itself carries out these operations:
     *
     * | `type` | `operation` | `source` | `config` | What it does |
     * |---|---|---|---|---|
     * | `workbook` | `delete-records` | a workbook | `DeleteRecordsJobConfig` | Deletes the selected records of a sheet. |
     * | `workbook` | `bulk-mutate-flags` | a workbook | `BulkMutateFlagsJobConfig` | What `flags.bulkMutate` queues. |
     * | `file` | `extract` | a file | `FileJobConfig` | Reads a file into a workbook. |
     * | `sheet` | `export` | a sheet | `ExportJobConfig` | Writes the records to a file of the space. |
     * | `agent` | `agent-export` | an agent | `AgentExportJobConfig` | Makes an archive of an agent. |
     * | `space` | `propagate` | a template | `PropagateJobConfig` | Brings its spaces up to date. |
     * | `workbook` | `map` | a workbook | `MappingProgramJobConfig` | Maps the records of a sheet to another sheet. |
     * | `sheet` | `restore-snapshot` | a sheet | `RestoreSnapshotJobConfig` | What `snapshots.restore` queues. |
     * | `sheet` | `copy-records` | a sheet | `CopyRecordsJobConfig` | What `sheets.duplicate` queues. |
     * | `workbook` | `mutate-records` | a workbook | `MutateJobConfig` | Applies rules to the records of a sheet. |
     *
     * Your own program carries out any other operation: listen for `job:ready` with `<type>:<operation>` as the `job` of
     * its payload, call `jobs.acknowledge` when you begin and while you work, and `jobs.complete` or `jobs.fail` at the end.
     *
     * If an action of the source has this operation, the job is a press of its button. So it is if an action of the
     * workbook or the space of the source is mounted on sources of this type. If the button is not on this source, or
     * `input` does not follow the `inputForm` of the action, the response is 400. It is 409 if a constraint of the action
     * does not hold, if the source is a sheet with an open commit, or if another job blocks the source. Without `mode`,
     * the job has the mode of the action. Parts of other jobs are not checked.
     *
     * Environments take turns: jobs that wait in one environment do not delay those of another one. The service carries out
     * four jobs of an environment at the same time, if its operator sets no other number.
     *
     * With the trigger `immediate` the job is ready at once; otherwise it waits for `jobs.execute`. With `startAt` it is
     * ready at that time. Emits `job:created`, `job:scheduled` if the job has a start time, and `job:ready` when the job
     * is ready. A job `map` that waits is `planning` as soon as its plan is there, and `job:updated` says so.
     * `job:completed` or `job:failed`, and `jobs.get`, report how it ends.
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
     * Preview a change of records by rules.
     *
     * Applies the rules of a job `mutate-records` to the first 200 selected records, and returns those that would change.
     * The values are validated as the job would validate them. Nothing is changed and no event is emitted. It needs
     * `records:write`, as the job does.
     *
     * @param body The settings of the operation `mutate-records` on a workbook: it applies rules to the selected records of a sheet, in commits of at most 1,000 records. Without any condition, these are all records. It needs `records:write`. The service does not run code of requests, so it rejects a `mutateRecord`: use an agent for it.
     * @returns The records that would change. `snapshotValue` is the present value, `value` the new one.
     * @throws ApiError 400: The request is not valid, for example because a rule names a field that the sheet does not have.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const diffRecords = await api.jobs.previewMutation({
     *   sheetId: "us_sh_Pe3rT7nK",
     *   rules: [
     *     { type: "assign", column: "name", field: "name", steps: [{ type: "case", to: "upper" }] },
     *   ],
     *   ids: ["us_rc_Qa1sD4fG"],
     * });
     * ```
     */
    previewMutation(body: MutateJobConfig, options?: HookedOptions): Call<DiffRecord[], HttpFailure<400, ErrorEnvelope> | AnyHttpFailure>;

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
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
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
    update(jobId: JobId, body: JobUpdate, options?: HookedConditionalOptions): Call<Job>;

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
     * If a managed job is ready and nobody acknowledges it within 5 minutes, the service marks it as failed. If the
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
     * If the job has ended, the response is 409. Emits `job:updated`. If it was the last part of a job that `jobs.split` has
     * split, `job:parts-completed` follows.
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
     * If the job has ended, the response is 409. The job of an import session cannot be completed while a job of the service
     * runs or waits in its space, such as the import of a file: the response is 409, too. Emits `job:completed`. If it was the last part of a job that `jobs.split` has
     * split, `job:parts-completed` follows.
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
     * `success` means that the job is ready, not that it is done. A job that is ready already stays so, and nothing else
     * happens. If somebody works on the job or it has ended, or a job of its `predecessorIds` has not ended, the response is
     * 409. Emits `job:ready`.
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
     * If the job has ended, the response is 409. Emits `job:failed`. If it was the last part of a job that `jobs.split` has
     * split, `job:parts-completed` follows.
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
     * Get the plan of a job.
     *
     * Returns the plan of a job with the operation `map`: which column goes to which field, how sure the service is of
     * that, and what a person should look at before the job runs. The service suggests the plan when the job is created.
     * After the job has ended, the plan says what it did. Any other job has no plan: the response is 404.
     *
     * The service remembers what was decided about a column when a job was complete: by a change of the plan, or because the
     * job with the trigger `manual` was executed with it. It suggests the same for columns with this name, for each sheet
     * of the environment with the same `slug` in a workbook with the same `namespace`. The last decision counts.
     *
     * @param jobId A job with the operation `map`.
     * @returns The job and its plan.
     * @throws ApiError 304: The caller has the resource already: `If-None-Match` has its tag. There is no body.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const jobPlan = await api.jobs.getPlan("us_jb_Tq6mX2vD");
     * ```
     */
    getPlan(jobId: JobId, options?: HookedOptions): Call<JobPlan>;

    /**
     * Replace the plan of a job.
     *
     * Replaces the plan of a job that waits. A column that the request does not name is left out, and a field that it does
     * not name stays empty. If a name is not a column or a field, or two rules fill one field, the response is 400, and
     * the plan stays as it was. If the job has been made ready already, the response is 409. No event is emitted.
     *
     * @param jobId A job with the operation `map`.
     * @param body A whole plan.
     * @returns The job and its new plan.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const jobPlan = await api.jobs.replacePlan("us_jb_Tq6mX2vD", {
     *   fieldMapping: [
     *     { sourceField: { key: "Article number" }, destinationField: { key: "sku" } },
     *     { sourceField: { key: "Line 1" }, destinationField: { key: "name" } },
     *   ],
     *   rules: [{ type: "constant", field: "in_stock", value: true }],
     * });
     * ```
     */
    replacePlan(jobId: JobId, body: JobExecutionPlanRequest, options?: HookedConditionalOptions): Call<JobPlan>;

    /**
     * Change the plan of a job.
     *
     * Changes a part of the plan of a job that waits. Each entry of `fieldMapping` takes the place of what filled its field
     * and of where its column went; each of `rules` takes the place of what filled its fields. All else stays. The errors
     * are those of `jobs.replacePlan`. No event is emitted.
     *
     * @param jobId A job with the operation `map`.
     * @param body The changes of a plan.
     * @returns The job and its plan after the change.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const jobPlan = await api.jobs.updatePlan("us_jb_Tq6mX2vD", { fieldMapping: [{ sourceField: { key: "Line 1" }, destinationField: { key: "name" } }] });
     * ```
     */
    updatePlan(jobId: JobId, body: JobExecutionPlanConfigRequest, options?: HookedConditionalOptions): Call<JobPlan>;

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

    /**
     * Split a job into parts.
     *
     * Makes parts of a job, for programs that do its work piece by piece. Each part is a job of its own: it has the settings
     * of the job, its id as `parentId`, its number as `part`, counted from 0, and its `partData`. Send `parts` as a number,
     * or as a list with the `partData` of each part.
     *
     * With `runInParallel`, all parts are ready at once; otherwise, each part waits for the end of the one before it. The
     * job itself keeps its status. When all its parts have ended, `job:parts-completed` is recorded with the end of the last
     * one; then end the job. If the job has ended, or is split already, the response is 409. The service does not split its
     * own jobs: for them, the response is 400.
     *
     * Emits `job:updated`, `job:created` for each part, and `job:ready` for the parts that can start.
     *
     * @param jobId The job.
     * @param body The parts to make of a job.
     * @returns The job that was split.
     * @throws ApiError: Any other failure.
     * @example
     * ```ts
     * const job = await api.jobs.split("us_jb_Lf8wZ1nH", { parts: [{ currency: "EUR" }, { currency: "USD" }], runInParallel: true });
     * ```
     */
    split(jobId: JobId, body: JobSplitDetails, options?: HookedOptions): Call<Job>;
}

/** Creates a client with only this resource, for small bundles. */
export function createJobs(options: ClientOptions = {}): Jobs {
    return bindJobs(createCore(options));
}

/** Creates the methods of `jobs` on an existing client. */
export function bindJobs(core: Core): Jobs {
    return bindResource<Jobs>(core, "jobs", jobsMethods, { page: createPageCall });
}

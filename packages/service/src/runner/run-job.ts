import { setImmediate } from "node:timers/promises";
import type { Message } from "@data-import/tables/basics";
import { UnreadableFile } from "@data-import/tables/reading";
import type { Selectable, Updateable } from "kysely";
import { BlobsError } from "../blobs/blobs.ts";
import { findOperation } from "../built-in-jobs/operations.ts";
import type { Context } from "../context/context.ts";
import type { Dependencies } from "../context/dependencies.ts";
import { createJobContext, transactForJob } from "../context/job-context.ts";
import { DomainError, JobFailed } from "../domain/errors.ts";
import type { Newcomers } from "../domain/newcomers.ts";
import { nameError } from "../domain/trace.ts";
import { describeJob } from "../jobs/describe.ts";
import { endStatuses } from "../jobs/jobs.ts";
import { type FinishedJob, type JobEnd, type JobReport, JobStopped, writeTexts } from "../jobs/operation.ts";
import { lockJobRow } from "../jobs/store.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import { readJson, writeJson } from "../storage/rows/columns.ts";
import type { JobDetails, JobRow } from "../storage/rows/jobs.ts";
import { change, completeJob, failJob } from "./change-job.ts";
import { type ClaimedJob, isHopeless, jobLease, releaseJob } from "./claims.ts";

type Row = Selectable<JobRow>;

/** The dependencies of the runner, and its stop signal. */
export interface Claimant {
  readonly signal: AbortSignal;
  readonly newcomers: Newcomers;
  /** Called if a job fails for a reason inside the service. No response contains this error. */
  onFailure(jobId: string, error: unknown): void;
  /** Called if the storage or the files were not available. When its claim is released, a runner continues the job. */
  onInterruption(row: ClaimedJob): void;
}

/** Runs a claimed job until it ends, is canceled, or the runner stops, as a part of the trace that created the job. */
export async function runJob(
  dependencies: Dependencies,
  claimed: ClaimedJob,
  claimant: Claimant,
): Promise<void> {
  const { traceparent: parent } = readJson<JobDetails>(claimed.details) ?? {};
  const name = `${claimed.type}:${claimed.operation}`;
  const attributes = { "data_import.job.id": claimed.id, "data_import.job.attempt": claimed.attempts };
  const span = dependencies.tracer?.start({ name, kind: "consumer", parent, attributes });
  const own = { ...dependencies, traceparent: span === undefined ? parent : span.traceparent };
  const error = await runAttempt(own, claimed, claimant);
  span?.end({ error: error === undefined ? undefined : nameError(error) });
}

/** Resolves to why the job, or this attempt, has failed; undefined if it has not. */
async function runAttempt(
  dependencies: Dependencies,
  claimed: ClaimedJob,
  claimant: Claimant,
): Promise<unknown> {
  const operation = findOperation(claimed);
  const { newcomers } = claimant;
  const newcomer = newcomers.begin(claimed.environment_id);
  try {
    if (operation === undefined) throw new JobFailed({ code: "operation_unknown" });
    if (isHopeless(claimed)) throw new JobFailed({ code: "job_never_ended" });
    const row = await begin(dependencies, claimed);
    await operation.run({
      row,
      state: readJson(row.state),
      context: createJobContext(dependencies, row),
      step(work) {
        newcomer.takeStep();
        return takeStep(dependencies, row, claimant, work);
      },
      requireWanted: () => requireWanted(dependencies, row, claimant),
      mustBeShort: () => newcomers.areThereOthers(row.environment_id),
      finish: (work) => finish(dependencies, row, claimant, work),
    });
    return undefined;
  } catch (error) {
    await handleFailure(dependencies, claimed, claimant, error);
    return error instanceof JobStopped ? undefined : error;
  } finally {
    newcomer.end();
  }
}

function begin(dependencies: Dependencies, claimed: Row): Promise<Row> {
  return transactForJob(dependencies, claimed, async (context) => {
    const row = await lockClaimed(context, claimed);
    if (row.status === "executing") return row;
    const started = await change(context, row, {
      status: "executing",
      worker_id: row.created_by,
      started_at: context.now,
    });
    await context.emit(describeJob("job:updated", started, { progress: true }));
    return started;
  });
}

async function takeStep<Result extends JobReport>(
  dependencies: Dependencies,
  claimed: Row,
  claimant: Claimant,
  work: (context: Context) => Promise<Result>,
): Promise<Result> {
  await pause(claimant);
  return transactForJob(dependencies, claimed, async (context) => {
    const row = await lockClaimed(context, claimed);
    if (findOperation(row)?.isExport === true) context.enterArchived();
    const result = await work(context);
    const { progress = row.progress, info = row.info, state } = result;
    const changes: Updateable<JobRow> = {
      progress,
      info,
      claimed_until: jobLease.findEnd(dependencies.clock()),
      // Without a state, the next attempt begins where this one did: it may end the process in the same place.
      ...(state !== undefined && { state: writeJson(state), attempts: 1 }),
    };
    const changed = await change(context, row, changes);
    if (progress !== row.progress || info !== row.info) {
      await context.emit(describeJob("job:updated", changed, { progress: true }));
    }
    return result;
  });
}

async function finish(
  dependencies: Dependencies,
  claimed: Row,
  claimant: Claimant,
  work: (context: Context) => Promise<JobEnd>,
): Promise<FinishedJob> {
  await pause(claimant);
  await transactForJob(dependencies, claimed, async (context) => {
    const row = await lockClaimed(context, claimed);
    if (findOperation(row)?.isExport === true) context.enterArchived();
    const { result, fileId, ...details } = await work(context);
    const made = {
      ...(fileId !== undefined && { file_id: fileId }),
      ...(result !== undefined && { result: JSON.stringify(result) }),
    };
    const kept = Object.keys(made).length === 0 ? row : await change(context, row, made);
    await completeJob(context, kept, details);
  });
  return { status: "complete" };
}

async function requireWanted({ storage }: Dependencies, claimed: Row, { signal }: Claimant): Promise<void> {
  if (signal.aborted) throw new JobStopped();
  const row = await storage.db
    .selectFrom("jobs")
    .select(["claimed_by", "status"])
    .where("id", "=", claimed.id)
    .executeTakeFirst();
  if (!isClaimed(row, claimed)) throw new JobStopped();
}

/** SQLite runs synchronously: without a pause between its steps, a job would block all requests. */
async function pause({ signal }: Claimant): Promise<void> {
  await setImmediate();
  if (signal.aborted) throw new JobStopped();
}

/** The current job; throws `JobStopped` if this run must not continue it. */
async function lockClaimed(context: Context, claimed: Row): Promise<Row> {
  const row = await lockJobRow(context, claimed.id);
  if (!isClaimed(row, claimed)) throw new JobStopped();
  return row;
}

function isClaimed<Claimed extends Pick<Row, "claimed_by" | "status">>(
  row: Claimed | undefined,
  { claimed_by: claim }: Row,
): row is Claimed {
  return row?.claimed_by === claim && (row.status === "ready" || row.status === "executing");
}

async function handleFailure(
  dependencies: Dependencies,
  row: ClaimedJob,
  claimant: Claimant,
  error: unknown,
): Promise<void> {
  if (error instanceof JobStopped) {
    await releaseJob(dependencies.storage, row);
    return;
  }
  const explained =
    error instanceof DomainError || error instanceof JobFailed || error instanceof UnreadableFile
      ? error
      : explainStorageError(dependencies.storage.engine, error);
  const isAway = explained instanceof DomainError && ["unavailable", "read-only"].includes(explained.kind);
  if (isAway || (error instanceof BlobsError && error.isTemporary)) {
    claimant.onInterruption(row);
    return;
  }
  if (explained === undefined) claimant.onFailure(row.id, error);
  const reason = findReason(explained);
  const isOutOfSpace =
    explained instanceof DomainError && (explained.kind === "full" || explained.kind === "over-quota");
  await transactForJob(dependencies, row, async (context) => {
    const locked = await lockJobRow(context, row.id);
    const isOurs = locked?.claimed_by === row.claimed_by && !endStatuses.includes(locked.status);
    if (!isOurs) return;
    // What its earlier steps have stored stays: its last line says how much that is.
    const done = isOutOfSpace ? (readJson<Message>(locked.message) ?? locked.info) : null;
    const message =
      done === null
        ? { code: "job_failed" as const, params: { reason } }
        : { code: "job_out_of_space" as const, params: { reason, done } };
    await failJob(context, locked, writeTexts(message, { type: "retry" }));
  });
}

/** Why a job failed: a message, or the text of an error. */
function findReason(explained: Error | undefined): Message | string {
  if (explained instanceof JobFailed) return explained.reason;
  return explained?.message ?? { code: "internal_failure" };
}

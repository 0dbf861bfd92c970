import type { JobUpdate } from "@data-import/types";
import type { Selectable } from "kysely";
import { findOperation } from "../built-in-jobs/operations.ts";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { checkConfig } from "../jobs/check-config.ts";
import { describeJob } from "../jobs/describe.ts";
import { readPercent } from "../jobs/jobs.ts";
import type { JobOperation, NewJob, NewPlan } from "../jobs/operation.ts";
import { writePlan } from "../jobs/plan-store.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import {
  acknowledgeJob,
  cancelJob,
  change,
  completeJob,
  executeJob,
  failJob,
  requireRunning,
} from "./change-job.ts";

type Row = Selectable<JobRow>;

/** Makes the plan for new settings of a job; undefined if it needs none. Call it before the transaction, as `planJob`. */
export async function planUpdate(
  context: Context,
  row: Row,
  { config }: JobUpdate,
): Promise<NewPlan | undefined> {
  const operation = findOperation(row);
  if (config === undefined || operation?.createPlan === undefined) return undefined;
  return operation.createPlan(context, await checkNewConfig(context, row, operation, config));
}

/**
 * Changes only the given properties. A new status has the same effects as the operation for this status.
 * @param plan from `planUpdate`
 */
export async function updateJob(
  context: Context,
  row: Row,
  update: JobUpdate,
  plan: NewPlan | undefined,
): Promise<Row> {
  const { config, status, progress, outcomeAcknowledgedAt, info, metadata } = update;
  if (status !== undefined) requireRunning(row);
  const operation = findOperation(row);
  if (config !== undefined && operation !== undefined) await checkNewConfig(context, row, operation, config);
  if (plan !== undefined) await writePlan(context, row.id, plan.content);
  const changes = findChanges<Row>(
    row,
    {
      progress: progress === undefined ? undefined : readPercent(progress),
      info,
      outcome_acknowledged_at: outcomeAcknowledgedAt && new Date(outcomeAcknowledgedAt).toISOString(),
    },
    { config, metadata },
  );
  if (changes === undefined && status === undefined) return row;
  const changed = changes === undefined ? row : await change(context, row, changes);
  if (status === "executing") return acknowledgeJob(context, changed);
  if (status === "canceled") return cancelJob(context, changed);
  const changedJob = await setStatus(context, changed, status);
  await context.emit(describeJob("job:updated", changedJob, { progress: true }));
  return changedJob;
}

async function setStatus(context: Context, row: Row, status: JobUpdate["status"]): Promise<Row> {
  switch (status) {
    case undefined:
      return row;
    case "ready":
      return executeJob(context, row);
    case "complete":
      return completeJob(context, row);
    case "failed":
      return failJob(context, row);
    default:
      return change(context, row, { status });
  }
}

async function checkNewConfig(
  context: Context,
  row: Row,
  operation: JobOperation,
  config: JobUpdate["config"],
): Promise<NewJob> {
  if (!["created", "planning", "scheduled", "waiting"].includes(row.status)) {
    const message = `The settings of a job of the service cannot change after it is ready: it is \`${row.status}\`.`;
    throw new DomainError("job_state", { message, key: "config" });
  }
  checkConfig(operation.config, config);
  const job = { source: row.source, config: { ...config }, destination: row.destination ?? undefined };
  await operation.check?.(context, job);
  return job;
}

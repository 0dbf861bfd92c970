import type { JobUpdate } from "@data-import/types";
import type { Selectable } from "kysely";
import { findOperation } from "../built-in-jobs/operations.ts";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getEnvironment } from "../environments/environments.ts";
import { checkConfig } from "../jobs/check-config.ts";
import { describeJob } from "../jobs/describe.ts";
import { getJob } from "../jobs/jobs.ts";
import { listJobRows } from "../jobs/store.ts";
import {
  acknowledgeJob,
  acknowledgeOutcome,
  cancelJob,
  change,
  completeJob,
  deleteJob,
  executeJob,
  failJob,
  lockJob,
  requireRunning,
  retryJob,
} from "../runner/change-job.ts";
import { createJob } from "../runner/create-job.ts";
import { getSpace } from "../spaces/spaces.ts";
import { type JobRow, toJob } from "../storage/rows/jobs.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import type { Handlers } from "./handler.ts";

type Row = Selectable<JobRow>;

/** Pieces of work that go on after the request that started them. */
export const jobHandlers = {
  async listJobs(context, { query }) {
    const { environmentId, spaceId, workbookId, parentId } = query;
    if (environmentId !== undefined && context.reach.spaceIds.length === 0) {
      await getEnvironment(context, environmentId);
    }
    if (spaceId !== undefined) await getSpace(context, spaceId);
    if (workbookId !== undefined) await getWorkbook(context, workbookId);
    if (parentId !== undefined) await getJob(context, parentId, "parentId");
    const page = readPage(query);
    const { rows, total } = await listJobRows(context, query, page);
    return { data: rows.map(toJob), pagination: describePage(page, total) };
  },
  async createJob(context, { body }) {
    return { data: toJob(await createJob(context, body)) };
  },
  async getJob(context, { path: { jobId } }) {
    return { data: toJob(await getJob(context, jobId)) };
  },
  async updateJob(context, { path: { jobId }, body }) {
    return { data: toJob(await updateJob(context, await lockJob(context, jobId), body)) };
  },
  async deleteJob(context, { path: { jobId } }) {
    await deleteJob(context, await lockJob(context, jobId));
    return { data: { success: true } };
  },
  async executeJob(context, { path: { jobId } }) {
    await executeJob(context, await lockJob(context, jobId));
    return { data: { success: true } };
  },
  async acknowledgeJob(context, { path: { jobId }, body }) {
    return { data: toJob(await acknowledgeJob(context, await lockJob(context, jobId), body)) };
  },
  async completeJob(context, { path: { jobId }, body }) {
    return { data: toJob(await completeJob(context, await lockJob(context, jobId), body)) };
  },
  async failJob(context, { path: { jobId }, body }) {
    return { data: toJob(await failJob(context, await lockJob(context, jobId), body)) };
  },
  async cancelJob(context, { path: { jobId }, body }) {
    return { data: toJob(await cancelJob(context, await lockJob(context, jobId), body)) };
  },
  async retryJob(context, { path: { jobId } }) {
    return { data: toJob(await retryJob(context, await lockJob(context, jobId))) };
  },
  async acknowledgeJobOutcome(context, { path: { jobId } }) {
    return { data: toJob(await acknowledgeOutcome(context, await lockJob(context, jobId))) };
  },
} satisfies Partial<Handlers>;

/** Changes what is given; a status is reached as by the operation for it. */
async function updateJob(context: Context, row: Row, update: JobUpdate): Promise<Row> {
  const { config, status, progress, outcomeAcknowledgedAt, info, metadata } = update;
  if (status !== undefined) requireRunning(row);
  if (config !== undefined) await requireNewConfig(context, row, config);
  const changed = await change(context, row, {
    ...(config !== undefined && { config: JSON.stringify(config) }),
    ...(progress !== undefined && { progress }),
    ...(info !== undefined && { info }),
    ...(metadata !== undefined && { metadata: JSON.stringify(metadata) }),
    ...(outcomeAcknowledgedAt !== undefined && {
      outcome_acknowledged_at: new Date(outcomeAcknowledgedAt).toISOString(),
    }),
  });
  if (status === "executing") return acknowledgeJob(context, changed);
  if (status === "canceled") return cancelJob(context, changed);
  const reached = await reachStatus(context, changed, status);
  await context.emit(describeJob("job:updated", reached, { progress: true }));
  return reached;
}

async function reachStatus(context: Context, row: Row, status: JobUpdate["status"]): Promise<Row> {
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

async function requireNewConfig(context: Context, row: Row, config: JobUpdate["config"]): Promise<void> {
  const operation = findOperation(row);
  if (operation === undefined) return;
  if (!["created", "planning", "scheduled", "waiting"].includes(row.status)) {
    const message = `The settings of a job of the service stay as they are once it is ready: it is \`${row.status}\`.`;
    throw new DomainError("conflict", { message, key: "config" });
  }
  checkConfig(operation.config, config);
  await operation.check?.(context, { source: row.source, config: { ...config } });
}

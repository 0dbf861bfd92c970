import { previewMutation } from "../built-in-jobs/mutate-records.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getEnvironment } from "../environments/environments.ts";
import { describeApiJob, describeJobs } from "../jobs/describe-jobs.ts";
import { getJob } from "../jobs/jobs.ts";
import { listJobRows } from "../jobs/store.ts";
import { changePlan, getPlan, translatePlan } from "../plans/plans.ts";
import {
  acknowledgeJob,
  acknowledgeOutcome,
  cancelJob,
  completeJob,
  deleteJob,
  executeJob,
  failJob,
  lockJob,
  retryJob,
} from "../runner/change-job.ts";
import { createJob } from "../runner/create-job.ts";
import { pressAction } from "../runner/press/press-action.ts";
import { splitJob } from "../runner/split-job.ts";
import { updateJob } from "../runner/update-job.ts";
import { getSpace } from "../spaces/spaces.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import type { Operations } from "./handler.ts";

/** Work that continues after the request that started it. */
export const jobHandlers = {
  previewMutation: {
    transaction: "own",
    async handle(context, { body }) {
      return { data: await previewMutation(context, body) };
    },
  },
  async listJobs(context, { query }) {
    const { environmentId, spaceId, workbookId, parentId } = query;
    if (environmentId !== undefined && context.scope.spaceIds.length === 0) {
      await getEnvironment(context, environmentId);
    }
    if (spaceId !== undefined) await getSpace(context, spaceId);
    if (workbookId !== undefined) await getWorkbook(context, workbookId);
    if (parentId !== undefined) await getJob(context, parentId, "parentId");
    const page = readPage(query, { order: ["jobs", query.sortDirection ?? "desc"] });
    const { rows, total, next } = await listJobRows(context, query, page);
    return { data: await describeJobs(context, rows), pagination: describePage(page, total, next) };
  },
  async createJob(context, { body }) {
    return { data: await describeApiJob(context, await createJob(context, body, pressAction)) };
  },
  async getJob(context, { path: { jobId } }) {
    return { data: await describeApiJob(context, await getJob(context, jobId)) };
  },
  async updateJob(context, { path: { jobId }, body }) {
    return {
      data: await describeApiJob(context, await updateJob(context, await lockJob(context, jobId), body)),
    };
  },
  async deleteJob(context, { path: { jobId } }) {
    await deleteJob(context, await lockJob(context, jobId));
    return { data: { success: true } };
  },
  async executeJob(context, { path: { jobId } }) {
    await executeJob(context, await lockJob(context, jobId));
    return { data: { success: true } };
  },
  async getJobPlan(context, { path: { jobId } }) {
    const row = await getJob(context, jobId);
    const { plan } = await getPlan(context, row);
    return { data: { job: await describeApiJob(context, row), plan: translatePlan(plan, context.language) } };
  },
  async replaceJobPlan(context, { path: { jobId }, body }) {
    const row = await lockJob(context, jobId);
    const plan = await changePlan(context, row, body, { isWhole: true });
    return { data: { job: await describeApiJob(context, row), plan: translatePlan(plan, context.language) } };
  },
  async updateJobPlan(context, { path: { jobId }, body }) {
    const row = await lockJob(context, jobId);
    const plan = await changePlan(context, row, body, { isWhole: false });
    return { data: { job: await describeApiJob(context, row), plan: translatePlan(plan, context.language) } };
  },
  async acknowledgeJob(context, { path: { jobId }, body }) {
    return {
      data: await describeApiJob(context, await acknowledgeJob(context, await lockJob(context, jobId), body)),
    };
  },
  async completeJob(context, { path: { jobId }, body }) {
    return {
      data: await describeApiJob(context, await completeJob(context, await lockJob(context, jobId), body)),
    };
  },
  async failJob(context, { path: { jobId }, body }) {
    return {
      data: await describeApiJob(context, await failJob(context, await lockJob(context, jobId), body)),
    };
  },
  async cancelJob(context, { path: { jobId }, body }) {
    return {
      data: await describeApiJob(context, await cancelJob(context, await lockJob(context, jobId), body)),
    };
  },
  async retryJob(context, { path: { jobId } }) {
    return { data: await describeApiJob(context, await retryJob(context, await lockJob(context, jobId))) };
  },
  async splitJob(context, { path: { jobId }, body }) {
    return {
      data: await describeApiJob(context, await splitJob(context, await lockJob(context, jobId), body)),
    };
  },
  async acknowledgeJobOutcome(context, { path: { jobId } }) {
    return {
      data: await describeApiJob(context, await acknowledgeOutcome(context, await lockJob(context, jobId))),
    };
  },
} satisfies Partial<Operations>;

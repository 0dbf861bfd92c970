import type { JobExecutionPlanConfigRequest, JobId, JobPlan } from "@data-import/types";
import { previewMutation } from "../built-in-jobs/mutate-records.ts";
import type { Context } from "../context/context.ts";
import { describePage, readPage } from "../domain/page.ts";
import { getEnvironment } from "../environments/environments.ts";
import { describeApiJob, describeJobs } from "../jobs/describe-jobs.ts";
import { getJob } from "../jobs/jobs.ts";
import { listJobRows } from "../jobs/store.ts";
import { changePlan, getPlan, PlanOutdated, savePlan, translatePlan } from "../plans/plans.ts";
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
import { createJob, planJob } from "../runner/create-job.ts";
import { pressAction } from "../runner/press/press-action.ts";
import { splitJob } from "../runner/split-job.ts";
import { planUpdate, updateJob } from "../runner/update-job.ts";
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
  createJob: {
    transaction: "steps",
    async handle(context, { body }) {
      const plan = await planJob(context, body);
      const data = await context.transactAs(context, async (own) =>
        describeApiJob(own, await createJob(own, body, { press: pressAction, plan })),
      );
      return { data };
    },
  },
  async getJob(context, { path: { jobId } }) {
    return { data: await describeApiJob(context, await getJob(context, jobId)) };
  },
  updateJob: {
    transaction: "steps",
    async handle(context, { path: { jobId }, body }) {
      const plan =
        body.config === undefined ? undefined : await planUpdate(context, await getJob(context, jobId), body);
      const data = await context.transactAs(context, async (own) =>
        describeApiJob(own, await updateJob(own, await lockJob(own, jobId), body, plan)),
      );
      return { data };
    },
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
  replaceJobPlan: {
    transaction: "steps",
    async handle(context, { path: { jobId }, body }) {
      return { data: await changeJobPlan(context, jobId, body, { isWhole: true }) };
    },
  },
  updateJobPlan: {
    transaction: "steps",
    async handle(context, { path: { jobId }, body }) {
      return { data: await changeJobPlan(context, jobId, body, { isWhole: false }) };
    },
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

/** How often a plan is changed that somebody else changes meanwhile. */
const mostTries = 5;

async function changeJobPlan(
  context: Context,
  jobId: JobId,
  request: JobExecutionPlanConfigRequest,
  options: { readonly isWhole: boolean },
): Promise<JobPlan> {
  for (let tries = 1; ; tries += 1) {
    const changed = await changePlan(context, await getJob(context, jobId), request, options);
    try {
      return await context.transactAs(context, async (own) => {
        const row = await lockJob(own, jobId);
        const plan = await savePlan(own, row, changed);
        return { job: await describeApiJob(own, row), plan: translatePlan(plan, own.language) };
      });
    } catch (error) {
      if (!(error instanceof PlanOutdated) || tries === mostTries) throw error;
    }
  }
}

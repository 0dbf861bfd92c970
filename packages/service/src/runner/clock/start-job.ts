import type { Action, JobConfig, JobId } from "@data-import/types";
import type { Selectable } from "kysely";
import { findActionRow } from "../../actions/store.ts";
import type { Context } from "../../context/context.ts";
import type { Dependencies } from "../../context/dependencies.ts";
import { transactForJob } from "../../context/job-context.ts";
import { DomainError } from "../../domain/errors.ts";
import { isBlocked } from "../../jobs/jobs.ts";
import { writeTexts } from "../../jobs/operation.ts";
import { lockJobRow } from "../../jobs/store.ts";
import { findJobPlace } from "../../references/job-sources.ts";
import { getSpace, requireOpen } from "../../spaces/spaces.ts";
import { readJson } from "../../storage/rows/columns.ts";
import type { JobDetails, JobRow } from "../../storage/rows/jobs.ts";
import { cancelJob, change, makeReady } from "../change-job.ts";
import { checkPress } from "../press/press-action.ts";

type Row = Selectable<JobRow>;

/** Makes a job ready whose start time has come. Cancels a run of an action that must not run any more. */
export async function startJob(dependencies: Dependencies, row: Row): Promise<void> {
  await transactForJob(dependencies, row, async (context) => {
    const locked = await lockJobRow(context, row.id);
    // Another process has started it, or somebody canceled it.
    if (locked?.status !== "scheduled") return;
    const details = readJson<JobDetails>(locked.details) ?? {};
    const { input, obstacle } = await prepareRun(context, locked, details);
    if (obstacle !== undefined) {
      await cancelJob(context, locked, obstacle);
      return;
    }
    if (input !== undefined)
      await change(context, locked, { details: JSON.stringify({ ...details, input }) });
    const { predecessorIds = [] } = details;
    // Locked: otherwise, a predecessor that ends at this moment would not see the waiting job.
    if (await isBlocked(context, predecessorIds as JobId[], { isLocked: true })) {
      await change(context, locked, { status: "waiting" });
    } else await makeReady(context, (await lockJobRow(context, row.id)) as Row);
  });
}

/** Cancels the jobs of deleted actions. */
export async function cancelRunsOfDeleted(dependencies: Dependencies): Promise<void> {
  const rows = await dependencies.storage.db
    .selectFrom("jobs")
    .selectAll()
    .where("status", "=", "scheduled")
    .where("action_id", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("actions").select("id").whereRef("actions.id", "=", "jobs.action_id"))),
    )
    .limit(100)
    .execute();
  for (const row of rows) await startJob(dependencies, row);
}

/** The input of a run of an action, or why it must not start. */
async function prepareRun(
  context: Context,
  row: Row,
  details: JobDetails,
): Promise<{ readonly input?: JobConfig["input"]; readonly obstacle?: Parameters<typeof cancelJob>[2] }> {
  if (row.action_id === null) return {};
  const action = await findActionRow(context, row.action_id);
  if (action === undefined) return { obstacle: writeTexts({ code: "action_deleted" }) };
  try {
    // In an archived space, the job is canceled.
    context.enterArchived();
    requireOpen(await getSpace(context, action.space_id));
    // A person who pressed the button was checked then.
    if (row.created_by !== row.account_id) return {};
    const job = { ...details, type: row.type, operation: row.operation, source: row.source } as JobConfig;
    const place = await findJobPlace(context, job);
    return { input: await checkPress(context, job, place, JSON.parse(action.config) as Action) };
  } catch (error) {
    if (error instanceof DomainError) return { obstacle: { info: error.message } };
    throw error;
  }
}

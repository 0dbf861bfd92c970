import type { Action, JobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { findActionRow } from "../../actions/store.ts";
import { findOperation } from "../../built-in-jobs/operations.ts";
import type { Context } from "../../context/context.ts";
import { type Dependencies, transact } from "../../context/dependencies.ts";
import { lockRows } from "../../context/lock-rows.ts";
import { createServiceCaller } from "../../context/service-caller.ts";
import { DomainError } from "../../domain/errors.ts";
import { findNextStart } from "../../domain/periods.ts";
import { writeTexts } from "../../jobs/operation.ts";
import { lockJobRow } from "../../jobs/store.ts";
import { findJobPlace, type JobPlace } from "../../references/job-sources.ts";
import { getSpace } from "../../spaces/spaces.ts";
import type { ActionRow } from "../../storage/rows/actions.ts";
import { cancelJob } from "../change-job.ts";
import { insertJob } from "../create-job.ts";

type Row = Selectable<ActionRow>;

/** By the kind of the id of the target of an action. */
const types: Readonly<Record<string, JobConfig["type"]>> = {
  sp: "space",
  wb: "workbook",
  sh: "sheet",
  fl: "file",
  dc: "document",
};

/** Creates the job of the next run of an action, with its start time. If the runs of the action changed, replaces it. */
export async function planRun(dependencies: Dependencies, action: Row): Promise<void> {
  const { account_id: accountId, environment_id: environmentId } = action;
  const service = createServiceCaller(dependencies, { accountId, environmentId }, "jobs:write");
  // The author of the job is the account.
  const caller = { ...service, actor: { ...service.actor, id: accountId } };
  await transact(dependencies, caller, (context) => plan(context, action.id), { isBackground: true });
}

async function plan(context: Context, actionId: string): Promise<void> {
  const action = await lockRows(context, "actions", [actionId], () => findActionRow(context, actionId));
  // Another process has done it, or somebody deleted the action.
  if (action === undefined || action.next_run_at === null || action.next_run_at > context.now) return;
  // In an archived space, each run is canceled when its time has come.
  context.enterArchived();
  await cancelPlanned(context, actionId);
  const config = JSON.parse(action.config) as Action;
  const job = describeRun(action, config);
  const place = job && (await findPlace(context, job));
  const next =
    config.schedule === undefined || job === undefined || place === undefined
      ? null
      : new Date(findNextStart(config.schedule, Date.parse(context.now))).toISOString();
  await context.db.updateTable("actions").set({ next_run_at: next }).where("id", "=", actionId).execute();
  if (next === null || job === undefined || place === undefined) return;
  await insertJob(context, job, place, { status: "scheduled", isBuiltIn: false, startAt: next, actionId });
}

/** The job of a run; undefined if the action starts no job that can run without settings. */
function describeRun({ target_id: source }: Row, { operation, slug, mode }: Action): JobConfig | undefined {
  const type = types[source.split("_")[1] ?? ""];
  const name = operation ?? slug;
  if (type === undefined || name === undefined) return undefined;
  if (findOperation({ type, operation: name }) !== undefined) return undefined;
  return { type, operation: name, source, trigger: "immediate", ...(mode !== undefined && { mode }) };
}

/** The place of the job; undefined if its space has expired. */
async function findPlace(context: Context, job: JobConfig): Promise<JobPlace | undefined> {
  try {
    const place = await findJobPlace(context, job);
    if (place.spaceId !== undefined) await getSpace(context, place.spaceId);
    return place;
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

async function cancelPlanned(context: Context, actionId: string): Promise<void> {
  const planned = await context.db
    .selectFrom("jobs")
    .select("id")
    .where("action_id", "=", actionId)
    .where("status", "=", "scheduled")
    .where("start_at", ">", context.now)
    .execute();
  for (const { id } of planned) {
    const row = await lockJobRow(context, id);
    if (row?.status !== "scheduled") continue;
    await cancelJob(context, row, writeTexts({ code: "schedule_changed" }));
  }
}

import type { JobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { findOperation } from "../built-in-jobs/operations.ts";
import type { Context } from "../context/context.ts";
import { holdRow } from "../context/lock-rows.ts";
import { createInvalid, DomainError } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";
import { getFile } from "../files/files.ts";
import { checkReport, recordReport } from "../jobs/agent-reports.ts";
import { moveBlock } from "../jobs/blocks.ts";
import { checkConfig } from "../jobs/check-config.ts";
import { describeJob } from "../jobs/describe.ts";
import { endStatuses, getJob, isBlocked, readPercent } from "../jobs/jobs.ts";
import type { NewJob, NewPlan } from "../jobs/operation.ts";
import { writePlan } from "../jobs/plan-store.ts";
import { findJobRow, insertJobRow } from "../jobs/store.ts";
import { findJobPlace, type JobPlace } from "../references/job-sources.ts";
import { getListedSpace } from "../spaces/spaces.ts";
import { writeFlag, writeJson } from "../storage/rows/columns.ts";
import type { ImportSessionDetails, JobRow } from "../storage/rows/jobs.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";

type Row = Selectable<JobRow>;

/** Completes the settings of a job that presses the button of an action; undefined if it presses none. */
type Press = (
  context: Context,
  config: JobConfig,
  place: JobPlace,
) => Promise<{ readonly config: JobConfig; readonly actionId: string } | undefined>;

/**
 * Makes the plan of a new job; undefined if its operation has no plans. Call it before the transaction: a plan can take
 * seconds, and writers would wait. If a sheet changes meanwhile, the job is as if it had been created before that.
 */
export async function planJob(context: Context, sent: JobConfig): Promise<NewPlan | undefined> {
  const operation = findOperation(sent);
  if (operation?.createPlan === undefined) return undefined;
  const { job } = await checkJob(context, sent);
  return operation.createPlan(context, job);
}

/** How a job is created. */
interface CreateOptions {
  readonly press?: Press;
  /** From `planJob`; a job whose operation has plans needs one. */
  readonly plan?: NewPlan | undefined;
}

/** Creates a job. If it is a job of the service that can run, wakes the runner. */
export async function createJob(
  context: Context,
  sent: JobConfig,
  { press, plan }: CreateOptions = {},
): Promise<Row> {
  const operation = findOperation(sent);
  if (operation?.isExport === true) context.enterArchived();
  const { place } = await checkJob(context, sent);
  await checkReport(context, sent, place);
  const { config, actionId } = (await press?.(context, sent, place)) ?? { config: sent };
  const startAt = plan?.mustWait === true ? undefined : findStartTime(context, config);
  const isBuiltIn = operation !== undefined;
  const first = startAt === undefined ? await findFirstStatus(context, config, isBuiltIn) : "scheduled";
  const waits = plan !== undefined && (plan.mustWait || first === "created");
  const status = waits ? "planning" : first;
  const row = await insertJob(context, config, place, {
    status,
    isBuiltIn,
    actionId,
    startAt: startAt ?? config.startAt,
  });
  if (plan !== undefined) await writePlan(context, row.id, plan.content);
  // Programs that execute the job when its plan is there listen for this event, not for `job:created`.
  if (waits) await context.emit(describeJob("job:updated", row, { progress: true }));
  return row;
}

/** Throws if the caller may not create a job with these settings. */
async function checkJob(
  context: Context,
  sent: JobConfig,
): Promise<{ readonly place: JobPlace; readonly job: NewJob }> {
  const operation = findOperation(sent);
  const place = await findJobPlace(context, sent);
  const job = { source: sent.source, config: { ...sent.config }, destination: sent.destination };
  if (operation !== undefined) {
    const { permission, readPermission = permission } = operation;
    for (const needed of [permission, readPermission]) requirePermissionAt(context, needed, place);
    checkConfig(operation.config, sent.config ?? {});
    await operation.check?.(context, job);
  }
  await checkReferences(context, sent);
  return { place, job };
}

/** What the configuration of a job does not say. */
interface Start {
  readonly status: string;
  readonly isBuiltIn: boolean;
  /** ISO 8601. */
  readonly startAt?: string | undefined;
  readonly actionId?: string | undefined;
  readonly importSession?: ImportSessionDetails | undefined;
}

/** Stores a job that was checked, and records its events. */
export async function insertJob(
  context: Context,
  config: JobConfig,
  place: JobPlace,
  { status, isBuiltIn, startAt, actionId, importSession }: Start,
): Promise<Row> {
  const hasEnded = endStatuses.includes(status);
  const { accountId, actor, now } = context;
  const { input, subject, part, partData, partExecution, predecessorIds } = config;
  const id = context.newId("job");
  await holdOwners(context, config, place);
  await insertJobRow(context, {
    id,
    account_id: accountId,
    created_at: now,
    updated_at: now,
    environment_id: place.environmentId,
    space_id: place.spaceId ?? null,
    workbook_id: place.workbookId ?? null,
    type: config.type,
    operation: config.operation,
    source: config.source,
    destination: config.destination ?? null,
    file_id: config.fileId ?? (config.type === "file" ? config.source : null),
    parent_id: config.parentId ?? null,
    trigger: config.trigger ?? "manual",
    mode: config.mode ?? "background",
    status,
    progress: readPercent(config.progress ?? (status === "complete" ? 100 : 0)),
    info: config.info ?? null,
    config: writeJson(config.config),
    outcome: writeJson(config.outcome),
    result: writeJson(config.result),
    metadata: writeJson(config.metadata),
    details: JSON.stringify({
      input,
      subject,
      part,
      partData,
      partExecution,
      predecessorIds,
      importSession,
      traceparent: context.traceparent,
    }),
    is_managed: writeFlag(config.managed ?? true),
    is_built_in: writeFlag(isBuiltIn),
    created_by: actor.id,
    created_by_kind: actor.kind,
    ends_at: importSession?.expiresAt ?? null,
    start_at: startAt === undefined ? null : new Date(startAt).toISOString(),
    action_id: actionId ?? null,
    worker_id: status === "executing" ? actor.id : null,
    ready_at: status === "ready" ? now : null,
    started_at: status === "executing" || hasEnded ? now : null,
    finished_at: hasEnded ? now : null,
    outcome_acknowledged_at: null,
    state: null,
    claimed_by: null,
    claimed_until: null,
    attempts: 0,
    chain_depth: await context.findChainDepth(),
  });
  const row = (await findJobRow(context, id)) as Row;
  await moveBlock(context, undefined, row);
  // Another event follows, with the status that the service gives the job.
  const isGiven = status === "ready" || (isBuiltIn && status === "planning");
  await context.emit(describeJob("job:created", { ...row, status: isGiven ? "created" : status }));
  if (status === "scheduled" && row.start_at !== null) await context.emit(describeJob("job:scheduled", row));
  if (status === "ready") await context.emit(describeJob("job:ready", row));
  if (hasEnded) await recordReport(context, row);
  context.afterCommit(context.wakeJobs);
  return row;
}

/** The start time of a job that has to wait for it. */
function findStartTime({ now }: Context, { startAt, status }: JobConfig): string | undefined {
  if (startAt === undefined) return undefined;
  if (status !== undefined && status !== "scheduled") {
    const message = `A job with \`startAt\` has the status \`scheduled\`, not \`${status}\`: leave \`status\` out.`;
    throw createInvalid("value_invalid", "status", message);
  }
  const time = new Date(startAt).toISOString();
  return time > now ? time : undefined;
}

async function findFirstStatus(
  context: Context,
  { status, trigger, startAt, predecessorIds = [] }: JobConfig,
  isBuiltIn: boolean,
): Promise<string> {
  if (isBuiltIn && status !== undefined && endStatuses.includes(status)) {
    throw createInvalid(
      "value_invalid",
      "status",
      `A job of the service cannot start as \`${status}\`: leave \`status\` out.`,
    );
  }
  // For a job of the service, `executing` means that it should start.
  if (isBuiltIn && status === "executing") return "ready";
  const isDue = startAt !== undefined;
  if (status !== undefined && !isDue) return status;
  if (trigger !== "immediate" && !isDue) return "created";
  // Locked: otherwise, a predecessor that ends at this moment would not see the waiting job.
  return (await isBlocked(context, predecessorIds, { isLocked: true })) ? "waiting" : "ready";
}

/** A request that deletes the space or the job above deletes this job, too, and must see it. */
async function holdOwners(context: Context, { parentId }: JobConfig, { spaceId }: JobPlace): Promise<void> {
  if (parentId !== undefined) {
    await holdRow(context, "jobs", parentId, () => getJob(context, parentId, "parentId"));
  }
  if (spaceId !== undefined) {
    await holdRow(context, "spaces", spaceId, () => getListedSpace(context, spaceId, "source"));
  }
}

async function checkReferences(context: Context, config: JobConfig): Promise<void> {
  const { destination, fileId, parentId, predecessorIds = [] } = config;
  if (fileId !== undefined) await getFile(context, fileId);
  if (destination !== undefined) await getWorkbook(context, destination, "destination");
  if (parentId !== undefined) await getJob(context, parentId, "parentId");
  for (const [index, id] of predecessorIds.entries()) await getJob(context, id, `predecessorIds[${index}]`);
}

/** A job may not do more than the actor who starts it. */
function requirePermissionAt({ actor, grants }: Context, permission: string, place: JobPlace): void {
  if (isWithin(findScope(grants, permission, actor), place)) return;
  throw new DomainError("permission_missing", {
    message: `\`${actor.id}\` may not start this job: a role must grant \`${permission}\`.`,
    key: "operation",
  });
}

import type { Message } from "@data-import/tables/basics";
import type { JobAckDetails, JobCancelDetails, JobCompleteDetails, JobId } from "@data-import/types";
import type { Selectable, Updateable } from "kysely";
import { forgetToken } from "../auth/tokens.ts";
import { findOperation } from "../built-in-jobs/operations.ts";
import type { Context } from "../context/context.ts";
import type { EndedJob } from "../domain/ended-job.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { findTraceId } from "../domain/trace.ts";
import { keepReportedLine, recordReport } from "../jobs/agent-reports.ts";
import { moveBlock } from "../jobs/blocks.ts";
import { describeJob } from "../jobs/describe.ts";
import { endStatuses, getJob, isBlocked, readPercent } from "../jobs/jobs.ts";
import {
  countPartsByStatus,
  deleteJobRow,
  findRunning,
  listPartRows,
  listWaitingRows,
  lockJobRow,
  updateJobRow,
} from "../jobs/store.ts";
import { getSheetState } from "../sheets/sheets.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { ImportSessionDetails, JobDetails, JobRow } from "../storage/rows/jobs.ts";

type Row = Selectable<JobRow>;

/** How a job has ended, and what the texts say if the service wrote them. */
interface EndDetails extends JobCompleteDetails {
  readonly message?: Message;
}

/** The job of an id, locked until the transaction ends. */
export async function lockJob(context: Context, id: string): Promise<Row> {
  await getJob(context, id);
  const row = await lockJobRow(context, id);
  if (row === undefined) throw createNotFound("job", id, "jobId");
  if (findOperation(row)?.isExport === true) context.enterArchived();
  return row;
}

/** Throws a `conflict` for a job that has ended. */
export function requireRunning(row: Row): void {
  if (!endStatuses.includes(row.status)) return;
  throw createConflict(`The job has ended already: it is \`${row.status}\`.`);
}

/** Makes a waiting job ready; one that is ready stays so. */
export async function executeJob(context: Context, row: Row): Promise<Row> {
  if (row.status === "ready") return row;
  if (!["created", "planning", "scheduled", "waiting"].includes(row.status)) {
    throw createConflict(`The job is past this point: it is \`${row.status}\`.`);
  }
  const { predecessorIds = [] } = readDetails(row);
  if (await isBlocked(context, predecessorIds)) {
    throw createConflict("The job waits for the jobs in `predecessorIds`: one of them has not ended.");
  }
  return makeReady(context, row);
}

/** Stores that a listener works on a job, and its progress. */
export async function acknowledgeJob(
  context: Context,
  row: Row,
  { info, progress }: JobAckDetails = {},
): Promise<Row> {
  requireRunning(row);
  const changed = await change(context, row, {
    status: "executing",
    worker_id: context.actor.id,
    started_at: row.started_at ?? context.now,
    ...keepReportedLine(row, info),
    ...(info !== undefined && { info }),
    ...(progress !== undefined && { progress: readPercent(progress) }),
  });
  await context.emit(describeJob("job:updated", changed, { progress: true }));
  return changed;
}

/** Ends a job with success. */
export async function completeJob(context: Context, row: Row, details: EndDetails = {}): Promise<Row> {
  const { importSession } = readDetails(row);
  if (importSession !== undefined) {
    // What the person has begun is stored before the session is judged, and nothing begins after it.
    await forgetToken(context, importSession.tokenId);
    await requireFitting(context, importSession);
    await requireQuiet(context, row);
  }
  return endJob(context, row, "complete", { progress: 100, ...describeEnd(details) });
}

/** Throws a `conflict` if the sheet of an import session has more records than the session takes. */
async function requireFitting(
  context: Context,
  { sheetId, maxRecords }: ImportSessionDetails,
): Promise<void> {
  if (maxRecords === undefined) return;
  const { total } = await getSheetState(context, sheetId);
  if (total <= maxRecords) return;
  throw createConflict(
    `The sheet has ${total} records, and this session takes at most ${maxRecords}: delete some first.`,
  );
}

/** Throws a `conflict` if records may still come to the sheet of an import session: it would end without them. */
async function requireQuiet(context: Context, row: Row): Promise<void> {
  if (row.space_id === null) return;
  const running = await findRunning(context, row.space_id);
  if (running === undefined) return;
  throw createConflict(
    `The job \`${running.id}\` (${running.type}:${running.operation}) is not done: the session can end after it.`,
  );
}

/** Ends a job without success. */
export async function failJob(context: Context, row: Row, details: EndDetails = {}): Promise<Row> {
  return endJob(context, row, "failed", describeEnd(details));
}

/** Cancels a job and its parts. */
export async function cancelJob(
  context: Context,
  row: Row,
  details: JobCancelDetails & Pick<EndDetails, "message"> = {},
): Promise<Row> {
  requireRunning(row);
  for (const part of await listPartRows(context, row.id)) {
    if (!endStatuses.includes(part.status)) await cancelJob(context, part, details);
  }
  return endJob(context, row, "canceled", describeEnd(details));
}

/** Runs a failed or canceled job again. */
export async function retryJob(context: Context, row: Row): Promise<Row> {
  if (row.status !== "failed" && row.status !== "canceled") {
    throw createConflict(
      `Only jobs that failed or were canceled can be run again: this one is \`${row.status}\`.`,
    );
  }
  return makeReady(context, row, {
    progress: 0,
    info: null,
    outcome: null,
    result: null,
    attempts: 0,
    state: findOperation(row)?.continues === true ? row.state : null,
    worker_id: null,
    started_at: null,
    finished_at: null,
    outcome_acknowledged_at: null,
    claimed_by: null,
    claimed_until: null,
  });
}

/** Deletes a job and its parts from the history. */
export async function deleteJob(context: Context, row: Row): Promise<void> {
  const rows = [row];
  // The list grows during this loop, so parts of parts are found, too.
  for (const { id } of rows) rows.push(...(await listPartRows(context, id)));
  const executing = rows.find(({ status }) => status === "executing");
  if (executing !== undefined)
    throw createConflict(`The job \`${executing.id}\` is executing: cancel it first.`);
  for (const one of rows) {
    await deleteJobRow(context, one.id);
    await moveBlock(context, one, undefined);
    await context.emit(describeJob("job:deleted", one));
  }
  for (const one of rows) await releaseFollowers(context, one.id);
}

/** Stores that a person has seen the outcome of a job. Only the first time counts. */
export async function acknowledgeOutcome(context: Context, row: Row): Promise<Row> {
  if (!endStatuses.includes(row.status)) {
    throw createConflict(`The job has no outcome yet: it is \`${row.status}\`.`);
  }
  if (row.outcome_acknowledged_at !== null) return row;
  const changed = await change(context, row, { outcome_acknowledged_at: context.now });
  await context.emit(describeJob("job:outcome-acknowledged", changed));
  return changed;
}

/** Writes changes to a job, and returns the changed job. */
export async function change(context: Context, row: Row, changes: Updateable<JobRow>): Promise<Row> {
  const isOther = (name: "info" | "outcome") => changes[name] !== undefined && changes[name] !== row[name];
  // A text of somebody else does not say what the one before it said.
  const isTold = changes.message === undefined && (isOther("info") || isOther("outcome"));
  const given = { ...changes, ...(isTold && { message: null }), updated_at: context.now };
  await updateJobRow(context, row.id, given);
  const changed = { ...row, ...given } as Row;
  await moveBlock(context, row, changed);
  return changed;
}

const endTopics = { complete: "job:completed", failed: "job:failed", canceled: "job:updated" } as const;

/** Ends a job, records the event, and makes jobs ready that waited for it. */
export async function endJob(
  context: Context,
  row: Row,
  status: keyof typeof endTopics,
  changes: Updateable<JobRow> = {},
): Promise<Row> {
  requireRunning(row);
  const ended = await change(context, row, {
    ...changes,
    status,
    finished_at: context.now,
    ends_at: null,
    claimed_by: null,
    claimed_until: null,
  });
  const { importSession } = readDetails(row);
  if (importSession !== undefined) await forgetToken(context, importSession.tokenId);
  if (status !== "complete") await findOperation(row)?.giveUp?.(context, ended);
  await context.emit(describeJob(endTopics[status], ended));
  await recordReport(context, ended);
  context.afterCommit(() => context.noteJobEnd(describeEnded(ended, status)));
  await releaseFollowers(context, row.id);
  if (row.parent_id !== null) await tellOfParts(context, row.parent_id);
  return ended;
}

function describeEnded(row: Row, status: EndedJob["status"]): EndedJob {
  const message = readJson<Message>(row.message);
  const { reason } = (message?.params ?? {}) as { readonly reason?: unknown };
  const since = Date.parse(row.ready_at ?? row.created_at);
  return {
    jobId: row.id,
    operation: `${row.type}:${row.operation}`,
    status,
    code: message?.code,
    reason: isMessage(reason) ? reason.code : undefined,
    environmentId: row.environment_id,
    spaceId: row.space_id ?? undefined,
    fileId: row.file_id ?? undefined,
    actorId: row.created_by,
    isBuiltIn: row.is_built_in === 1,
    traceId: findTraceId(readDetails(row).traceparent),
    durationMs: Math.max(0, Date.parse(row.finished_at ?? row.updated_at) - since),
  };
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "code" in value;
}

/** Records that all parts of a job have ended, if it was split and they have. */
async function tellOfParts(context: Context, parentId: string): Promise<void> {
  // Locked: if two parts end at the same moment, the second one must see the end of the first one.
  const parent = await lockJobRow(context, parentId);
  if (parent === undefined || readDetails(parent).isSplit !== true) return;
  const counts = await countPartsByStatus(context, parentId);
  if (![...counts.keys()].every((status) => endStatuses.includes(status))) return;
  const [completed = 0, failed = 0, canceled = 0] = endStatuses.map((status) => counts.get(status));
  const parts = { total: completed + failed + canceled, completed, failed, canceled };
  await context.emit(describeJob("job:parts-completed", parent, { parts }));
}

/** Makes a job ready. Listeners and the runner can begin. */
export async function makeReady(context: Context, row: Row, changes: Updateable<JobRow> = {}): Promise<Row> {
  const ready = await change(context, row, { ...changes, status: "ready", ready_at: context.now });
  await context.emit(describeJob("job:ready", ready));
  context.afterCommit(context.wakeJobs);
  return ready;
}

async function releaseFollowers(context: Context, id: string): Promise<void> {
  for (const { id: followerId, details } of await listWaitingRows(context)) {
    const { predecessorIds = [] } = readJson<JobDetails>(details) ?? {};
    if (!predecessorIds.includes(id as JobId)) continue;
    // Locked: if two jobs end at the same moment, the second one must see the end of the first one.
    const follower = await lockJobRow(context, followerId);
    if (follower?.status === "waiting" && !(await isBlocked(context, predecessorIds))) {
      await makeReady(context, follower);
    }
  }
}

function describeEnd({ info, outcome, message }: EndDetails): Updateable<JobRow> {
  return {
    ...(info !== undefined && { info }),
    ...(message !== undefined && { message: JSON.stringify(message) }),
    ...(outcome !== undefined && { outcome: JSON.stringify(outcome) }),
  };
}

function readDetails(row: Row): JobDetails {
  return readJson<JobDetails>(row.details) ?? {};
}

function createConflict(message: string): DomainError {
  return new DomainError("job_state", { message, key: "jobId" });
}

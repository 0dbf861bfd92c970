import type { JobConfig, JobId, JobSplitDetails } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError } from "../domain/errors.ts";
import { describeJob } from "../jobs/describe.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { JobDetails, JobRow } from "../storage/rows/jobs.ts";
import { change, requireRunning } from "./change-job.ts";
import { insertJob } from "./create-job.ts";

type Row = Selectable<JobRow>;

/**
 * Makes parts of a locked job; returns the job. Throws an `invalid` for a job of the service, and a `conflict` if the job
 * has ended or is split already.
 */
export async function splitJob(
  context: Context,
  row: Row,
  { parts, runInParallel = false }: JobSplitDetails,
): Promise<Row> {
  if (row.is_built_in === 1)
    throw createInvalid(
      "value_invalid",
      "jobId",
      "The service does this job in steps of its own: it cannot be split.",
    );
  requireRunning(row);
  const details = readJson<JobDetails>(row.details) ?? {};
  if (details.isSplit === true)
    throw new DomainError("job_state", { message: "The job is split already.", key: "jobId" });
  const each = typeof parts === "number" ? Array.from({ length: parts }, () => undefined) : parts;
  let before: string | undefined;
  for (const [part, partData] of each.entries()) {
    const waitsFor = runInParallel ? undefined : before;
    before = await insertPart(context, row, { part, partData, waitsFor });
  }
  const partExecution = runInParallel ? "parallel" : "sequential";
  const changed = await change(context, row, {
    details: JSON.stringify({ ...details, partExecution, isSplit: true } satisfies JobDetails),
  });
  await context.emit(describeJob("job:updated", changed, { progress: true }));
  return changed;
}

interface Part {
  readonly part: number;
  readonly partData: Record<string, unknown> | undefined;
  readonly waitsFor: string | undefined;
}

async function insertPart(context: Context, row: Row, { part, partData, waitsFor }: Part): Promise<string> {
  const { input, subject } = readJson<JobDetails>(row.details) ?? {};
  const config = {
    type: row.type,
    operation: row.operation,
    source: row.source,
    managed: row.is_managed === 1,
    // The job itself blocks its source for people, if its mode says so.
    mode: row.mode === "hidden" ? "hidden" : "background",
    trigger: "immediate",
    parentId: row.id,
    part,
    ...(partData && { partData }),
    input,
    subject,
    ...(row.destination !== null && { destination: row.destination }),
    ...(row.file_id !== null && { fileId: row.file_id }),
    ...(row.config !== null && { config: readJson(row.config) }),
    ...(waitsFor !== undefined && { predecessorIds: [waitsFor as JobId] }),
  } as JobConfig;
  const place = {
    environmentId: row.environment_id,
    ...(row.space_id !== null && { spaceId: row.space_id }),
    ...(row.workbook_id !== null && { workbookId: row.workbook_id }),
  };
  const status = waitsFor === undefined ? "ready" : "waiting";
  return (await insertJob(context, config, place, { status, isBuiltIn: false })).id;
}

import type { EnvironmentId, JobId, SheetId, SpaceId, WorkbookId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { NewEvent } from "../context/context.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { JobDetails, JobRow } from "../storage/rows/jobs.ts";

type JobTopic = NewEvent["topic"] & `job:${string}`;

/** An event about a job. `progress` adds its progress. */
export function describeJob(
  topic: JobTopic,
  row: Selectable<JobRow>,
  { progress = false }: { readonly progress?: boolean } = {},
): NewEvent {
  const { input } = readJson<JobDetails>(row.details) ?? {};
  return {
    topic,
    domain: "job",
    payload: {
      job: `${row.type}:${row.operation}`,
      domain: row.type,
      operation: row.operation,
      status: row.status,
      isPart: row.parent_id !== null,
      ...(row.info !== null && { info: row.info }),
      ...(input !== undefined && { input }),
    },
    context: {
      environmentId: row.environment_id as EnvironmentId,
      jobId: row.id as JobId,
      ...(row.space_id !== null && { spaceId: row.space_id as SpaceId }),
      ...(row.workbook_id !== null && { workbookId: row.workbook_id as WorkbookId }),
      ...(row.type === "sheet" && topic === "job:ready" && { sheetId: row.source as SheetId }),
    },
    target: row.id,
    ...(progress && {
      attributes: { progress: { current: row.progress, total: 100, percent: row.progress } },
    }),
  };
}

import type { ActionId, EnvironmentId, FileId, JobId, SpaceId, WorkbookId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { NewEvent } from "../context/context.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { JobDetails, JobRow } from "../storage/rows/jobs.ts";

type JobTopic = NewEvent["topic"] & `job:${string}`;

/** How the parts of a job have ended. */
export interface PartCounts {
  readonly total: number;
  readonly completed: number;
  readonly failed: number;
  readonly canceled: number;
}

/** For types of jobs, the member of a context with the id of what they work on. Workbooks have a column of their own. */
const subjectKeys = { document: "documentId", file: "fileId", sheet: "sheetId" } as const;

/** The sheet, the document and the file of a job. The file may be where the job comes from, or what it works on. */
function nameSubjects({ type, source, file_id: fileId }: Selectable<JobRow>): Partial<NewEvent["context"]> {
  const key = subjectKeys[type as keyof typeof subjectKeys];
  return {
    ...(fileId !== null && { fileId: fileId as FileId }),
    ...(key !== undefined && { [key]: source }),
  };
}

/** An event about a job. `progress` adds its progress, `parts` how its parts have ended. */
export function describeJob(
  topic: JobTopic,
  row: Selectable<JobRow>,
  { progress = false, parts }: { readonly progress?: boolean; readonly parts?: PartCounts } = {},
): NewEvent {
  const { input, importSession } = readJson<JobDetails>(row.details) ?? {};
  const name = `${row.type}:${row.operation}`;
  // Only these say what led to the job.
  const actionId = topic === "job:ready" || topic === "job:scheduled" ? row.action_id : null;
  return {
    topic,
    domain: "job",
    payload: {
      job: name,
      domain: row.type,
      operation: row.operation,
      status: row.status,
      isPart: row.parent_id !== null,
      ...(row.info !== null && { info: row.info }),
      ...(input !== undefined && { input }),
      ...(importSession !== undefined && { importSessionId: row.id }),
      ...(topic === "job:scheduled" && { startAt: row.start_at }),
      ...(parts !== undefined && { parts }),
    },
    context: {
      environmentId: row.environment_id as EnvironmentId,
      jobId: row.id as JobId,
      ...(row.space_id !== null && { spaceId: row.space_id as SpaceId }),
      ...(row.workbook_id !== null && { workbookId: row.workbook_id as WorkbookId }),
      ...(actionId !== null && { actionId: actionId as ActionId, actionName: name }),
      ...nameSubjects(row),
    },
    target: row.id,
    ...(actionId !== null && { origin: { id: actionId, slug: row.operation } }),
    ...(progress && {
      attributes: { progress: { current: row.progress, total: 100, percent: row.progress } },
    }),
  };
}

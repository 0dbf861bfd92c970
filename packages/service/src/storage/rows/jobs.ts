import type {
  ActionId,
  EnvironmentId,
  FileId,
  Finding,
  Job,
  JobConfig,
  JobId,
  JobOutcome,
  SpaceId,
  WorkbookId,
} from "@data-import/types";
import type { Generated, Selectable } from "kysely";
import type { Actor } from "../../domain/actor.ts";
import { translateFindings } from "../../domain/findings.ts";
import { type Language, type MessageData, usualLanguage, writeMessage } from "../../domain/messages.ts";
import { type Flag, type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface JobTables {
  readonly jobs: JobRow;
  readonly job_plans: JobPlanRow;
}

/** A job of the service or of a listener. The table is also the queue of the job runner. */
export interface JobRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string | null;
  /** The workbook that the job reads: its source, or the workbook of its source. */
  readonly workbook_id: string | null;
  readonly type: string;
  readonly operation: string;
  readonly source: string;
  /** The workbook that the job writes to. */
  readonly destination: string | null;
  readonly file_id: string | null;
  readonly parent_id: string | null;
  readonly trigger: string;
  readonly mode: string;
  readonly status: string;
  readonly progress: number;
  readonly info: string | null;
  /** What `info` and `outcome` say, if the service wrote them: a `Message`. */
  readonly message: Json | null;
  readonly config: Json | null;
  readonly outcome: Json | null;
  readonly result: Json | null;
  readonly metadata: Json | null;
  /** `JobDetails`. They only change when the job is split. */
  readonly details: Json;
  readonly is_managed: Flag;
  /** Whether the service runs it itself. */
  readonly is_built_in: Flag;
  readonly created_by: string;
  readonly created_by_kind: Actor["kind"];
  /** When the clock makes it ready; null if the clock does not. */
  readonly start_at: Time | null;
  /** When the clock cancels it, if it has not ended; null if the clock does not. */
  readonly ends_at: Time | null;
  /** The action that started it. */
  readonly action_id: string | null;
  /** Who has acknowledged it last. */
  readonly worker_id: string | null;
  readonly ready_at: Time | null;
  readonly started_at: Time | null;
  readonly finished_at: Time | null;
  readonly outcome_acknowledged_at: Time | null;
  /** The state of the work: of a `JobOperation` of the service, or the log of an agent. */
  readonly state: Json | null;
  /** The run that has claimed it, the end of the claim, and the number of attempts since a step stored its state. */
  readonly claimed_by: string | null;
  readonly claimed_until: Time | null;
  readonly attempts: number;
  /** How many runs of agents, each caused by the one before, led to it. */
  readonly chain_depth: Generated<number>;
}

/** The plan of a job that is changed before the job runs. Lists of jobs do not read it. */
export interface JobPlanRow {
  readonly job_id: string;
  readonly account_id: string;
  /** In the form of the operation. */
  readonly content: Json;
}

/** The members of a job that few operations use. */
export type JobDetails = Pick<
  JobConfig,
  "input" | "subject" | "part" | "partData" | "partExecution" | "predecessorIds"
> & {
  /** Whether `splitJob` has made its parts. */
  readonly isSplit?: boolean;
  /** Of the job that stands for an import session. */
  readonly importSession?: ImportSessionDetails;
};

/** What an import session needs until its end. */
export interface ImportSessionDetails {
  /** The token of the page, which is good until the session ends. */
  readonly tokenId: string;
  readonly expiresAt: Time;
  readonly guestId: string;
  readonly externalId: string;
  readonly workbookId: string;
  readonly sheetId: string;
  /** How many records the sheet may have at the end. */
  readonly maxRecords?: number | undefined;
}

/** A job as the API shows it. The texts of the service are in a language. */
export function toJob(row: Selectable<JobRow>, language: Language): Job {
  const { isSplit: _, importSession: __, ...details } = readJson<JobDetails>(row.details) ?? {};
  const message = readJson<MessageData>(row.message);
  const job = omitEmpty({
    id: row.id as JobId,
    type: row.type as Job["type"],
    operation: row.operation,
    source: row.source,
    destination: row.destination as WorkbookId | null,
    config: readJson<NonNullable<Job["config"]>>(row.config),
    trigger: row.trigger as NonNullable<Job["trigger"]>,
    mode: row.mode as NonNullable<Job["mode"]>,
    status: row.status as NonNullable<Job["status"]>,
    startAt: row.start_at,
    progress: row.progress,
    info: row.info,
    infoCode: message?.code,
    infoParams: message?.params,
    fileId: row.file_id as FileId | null,
    parentId: row.parent_id as JobId | null,
    ...details,
    outcome: readJson<NonNullable<Job["outcome"]>>(row.outcome),
    result: readJson<NonNullable<Job["result"]>>(row.result),
    metadata: readJson<NonNullable<Job["metadata"]>>(row.metadata),
    managed: row.is_managed === 1,
    environmentId: row.environment_id as EnvironmentId,
    actionId: row.action_id as ActionId | null,
    spaceId: row.space_id as SpaceId | null,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    outcomeAcknowledgedAt: row.outcome_acknowledged_at,
  });
  return message === undefined || language === usualLanguage ? job : translateJob(job, message, language);
}

/** A job of the service with its texts in another language. */
function translateJob(job: Job, message: MessageData, language: Language): Job {
  const { info, outcome, result } = job;
  const findings = result?.["findings"] as Finding[] | undefined;
  return {
    ...job,
    ...(info !== undefined && { info: writeMessage(message, language) }),
    ...(outcome && { outcome: { ...outcome, ...writeOutcome(outcome, message, language) } }),
    ...(findings && { result: { ...result, findings: translateFindings(findings, language) } }),
  };
}

function writeOutcome(outcome: JobOutcome, message: MessageData, language: Language): JobOutcome {
  const { heading, message: text, next } = outcome;
  const label = writeMessage(message, language, "label");
  return {
    ...(heading !== undefined && { heading: writeMessage(message, language, "heading") }),
    ...(text !== undefined && { message: writeMessage(message, language, "outcome") }),
    ...(next && label !== "" && { next: { ...next, label } as NonNullable<JobOutcome["next"]> }),
  };
}

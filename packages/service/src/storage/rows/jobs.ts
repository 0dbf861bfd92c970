import {
  type Language,
  type MessageData,
  translateFindings,
  usualLanguage,
  writeMessage,
} from "@data-import/tables/basics";
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
import type { Selectable } from "kysely";
import type { Actor } from "../../domain/actor.ts";
import { type Json, omitEmpty, readJson, type Time } from "./columns.ts";
import {
  defineTable,
  flag,
  integer,
  json,
  key,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  time,
  withDefault,
} from "./define-table.ts";

/** The environment of a job that the service runs or will run, so that its index has only few rows. */
const openJobOf = {
  expression: "(case when is_built_in = 1 and status in ('ready', 'executing') then environment_id end)",
};

/** A job of the service or of a listener. The table is also the queue of the job runner. */
export const jobs = defineTable("jobs", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: nullable(text()),
    /** The workbook that the job reads: its source, or the workbook of its source. */
    workbook_id: nullable(text()),
    type: text(),
    operation: text(),
    source: text(),
    /** The workbook that the job writes to. */
    destination: nullable(text()),
    file_id: nullable(text()),
    parent_id: nullable(text()),
    trigger: text(),
    mode: text(),
    status: text(),
    progress: integer(),
    info: long(nullable(text())),
    /** What `info` and `outcome` say, if the service wrote them: a `Message`. */
    message: nullable(text<Json>()),
    config: long(nullable(json())),
    outcome: long(nullable(json())),
    result: long(nullable(json())),
    metadata: long(nullable(json())),
    /** `JobDetails`. They only change when the job is split. */
    details: long(json()),
    is_managed: flag(),
    /** Whether the service runs it itself. */
    is_built_in: flag(),
    created_by: personal(text(), "actor"),
    created_by_kind: text<Actor["kind"]>(),
    /** When the clock makes it ready; null if the clock does not. */
    start_at: nullable(time()),
    /** When the clock cancels it, if it has not ended; null if the clock does not. */
    ends_at: nullable(time()),
    /** The action that started it. */
    action_id: nullable(text()),
    /** Who has acknowledged it last. */
    worker_id: personal(nullable(text()), "actor"),
    ready_at: nullable(time()),
    started_at: nullable(time()),
    finished_at: nullable(time()),
    outcome_acknowledged_at: nullable(time()),
    /** The state of the work: of a `JobOperation` of the service, or the log of an agent. */
    state: nullable(json()),
    /** The run that has claimed it, the end of the claim, and the number of attempts since a step stored its state. */
    claimed_by: nullable(text()),
    claimed_until: nullable(time()),
    attempts: integer(),
    /** How many runs of agents, each caused by the one before, led to it. */
    chain_depth: withDefault(integer(), 0),
  },
  indexes: {
    jobs_by_destination: { columns: ["destination", "sequence"], where: "destination is not null" },
    jobs_by_end: { columns: ["ends_at"], where: "ends_at is not null" },
    jobs_by_file_id: { columns: ["file_id", "sequence"], where: "file_id is not null" },
    jobs_by_parent: { columns: ["parent_id"] },
    jobs_by_source: { columns: ["source", "sequence"], where: "source is not null" },
    jobs_by_start: { columns: ["start_at"], where: "status = 'scheduled'" },
    jobs_by_status: { columns: ["status", "is_built_in", "sequence"] },
    jobs_by_workbook_id: { columns: ["workbook_id", "sequence"], where: "workbook_id is not null" },
    jobs_of_environment: { columns: ["account_id", "environment_id", "sequence"] },
    jobs_of_space: { columns: ["account_id", "space_id", "sequence"] },
    open_jobs: { columns: [openJobOf, "sequence"], where: `${openJobOf.expression} is not null` },
  },
});
export type JobRow = RowOf<typeof jobs>;

/** The plan of a job that is changed before the job runs. Lists of jobs do not read it. */
export const jobPlans = defineTable("job_plans", {
  columns: {
    job_id: key(text()),
    account_id: text(),
    /** In the form of the operation. */
    content: json(),
  },
});

/** The members of a job that few operations use. */
export type JobDetails = Pick<
  JobConfig,
  "input" | "subject" | "part" | "partData" | "partExecution" | "predecessorIds"
> & {
  /** Whether `splitJob` has made its parts. */
  readonly isSplit?: boolean;
  /** Of the job that stands for an import session. */
  readonly importSession?: ImportSessionDetails;
  /** The trace of the request that created it. Its runs belong to this trace, also on another node. */
  readonly traceparent?: string;
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
  const {
    isSplit: _,
    importSession: __,
    traceparent: ___,
    ...details
  } = readJson<JobDetails>(row.details) ?? {};
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

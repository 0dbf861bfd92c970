import { isDeepStrictEqual } from "node:util";
import { type Language, translateFindings, usualLanguage, writeMessage } from "@data-import/tables/basics";
import type {
  FileId,
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  JobId,
  MappingProgramJobConfig,
} from "@data-import/types";
import { messageLanguages } from "@data-import/types/messages";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { runSteps } from "../domain/run-steps.ts";
import { findPlanText, writePlan } from "../jobs/plan-store.ts";
import { recall } from "../programs/recall.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { JobRow } from "../storage/rows/jobs.ts";
import { changeDraft, checkRules, checkTwice, emptyDraft } from "./change-draft.ts";
import { describePlan } from "./describe-plan.ts";
import type { Draft, StoredPlan } from "./draft.ts";
import { findKind } from "./memory.ts";
import { suggestDraft } from "./suggest-draft.ts";
import { readTables } from "./tables.ts";

type Row = Selectable<JobRow>;

const waiting: readonly string[] = ["created", "planning", "scheduled", "waiting"];

/** Suggests the plan of a mapping. Call it before a transaction: many columns take seconds, and writers would wait. Throws an `invalid` if its rules name unknown columns or fields. */
export async function suggestPlan(context: Context, config: MappingProgramJobConfig): Promise<StoredPlan> {
  const tables = await readTables(context, config);
  const { mappingRules = [] } = config;
  const path = "config.mappingRules";
  const problems = [...checkRules(tables, mappingRules, path), ...checkTwice([], mappingRules, path)];
  if (problems.length > 0) throw new DomainError("value_invalid", problems);
  const recalled = await recall(context, findKind(tables.destination), tables.columns);
  const draft = await suggestDraft(tables, mappingRules, recalled);
  return { draft, plan: await runSteps(describePlan(tables, draft)) };
}

/** A plan with its texts in a language. One of an earlier version has them in English only. */
export function translatePlan(plan: JobExecutionPlan, language: Language): JobExecutionPlan {
  if (language === usualLanguage) return plan;
  const { questions, findings } = plan;
  return {
    ...plan,
    questions: questions.map((question) =>
      question.code === undefined ? question : { ...question, message: writeMessage(question, language) },
    ),
    ...(findings && { findings: translateFindings(findings, language) }),
  };
}

/** The plan of a job; throws a `not-found` if the job has none. */
export async function getPlan(context: Context, row: Row): Promise<StoredPlan> {
  return readPlan(row, await findPlanText(context, row.id));
}

function readPlan({ id }: Row, text: string | undefined): StoredPlan {
  if (text === undefined) throw createNotFound("plan of the job", id, "jobId");
  return JSON.parse(text) as StoredPlan;
}

/** A changed plan, before it is stored. */
export interface ChangedPlan {
  /** The plan that was changed, and the settings of its job, as they are stored. */
  readonly basis: readonly [content: string | undefined, config: string | null];
  readonly stored: StoredPlan;
}

/**
 * Changes the plan of a job that waits. Call it before a transaction, as `suggestPlan`; `savePlan` stores the result.
 * @param isWhole whether the request is the whole plan
 */
export async function changePlan(
  context: Context,
  row: Row,
  request: JobExecutionPlanConfigRequest,
  { isWhole }: { readonly isWhole: boolean },
): Promise<ChangedPlan> {
  const basis = await readBasis(context, row);
  const { draft, plan: current } = readPlan(row, basis[0]);
  requireWaiting(row);
  checkReadOnly(row, current, request);
  const tables = await readTables(context, readJson(row.config) as MappingProgramJobConfig);
  const { outlooks } = draft;
  const before: Draft = isWhole ? { ...emptyDraft, ...(outlooks && { outlooks }) } : draft;
  const changed = await runSteps(changeDraft(tables, before, request));
  const plan = await runSteps(describePlan(tables, changed));
  return { basis, stored: { draft: changed, plan } };
}

/**
 * Stores the changed plan of a locked job. Throws a `conflict` if the job does not wait any more, and `PlanOutdated` if
 * somebody else has changed the plan meanwhile.
 */
export async function savePlan(
  context: Context,
  row: Row,
  { basis, stored }: ChangedPlan,
): Promise<JobExecutionPlan> {
  requireWaiting(row);
  if (!isDeepStrictEqual(await readBasis(context, row), basis)) throw new PlanOutdated();
  await writePlan(context, row.id, stored);
  return stored.plan;
}

/** A plan was changed while a change of it was made. */
export class PlanOutdated extends DomainError {
  constructor() {
    const message = "The plan has just been changed by somebody else: get it again.";
    super("job_state", { message, key: "jobId" });
  }
}

async function readBasis(context: Context, row: Row): Promise<ChangedPlan["basis"]> {
  return [await findPlanText(context, row.id), row.config];
}

function requireWaiting({ status }: Row): void {
  if (waiting.includes(status)) return;
  const message = `The plan can only change before the job is ready: it is \`${status}\`.`;
  throw new DomainError("job_state", { message, key: "jobId" });
}

const readOnly = [
  "jobId",
  "fileId",
  "unmappedSourceFields",
  "unmappedDestinationFields",
  "questions",
  "findings",
] as const;

/** Throws an `invalid` that names each read-only property that is not as the plan has it, in any language. */
function checkReadOnly(row: Row, plan: JobExecutionPlan, request: JobExecutionPlanConfigRequest): void {
  const places = { jobId: row.id as JobId, fileId: (row.file_id ?? undefined) as FileId | undefined };
  const shown = messageLanguages.map((language) => ({ ...translatePlan(plan, language), ...places }));
  const changed = readOnly.filter(
    (key) => request[key] !== undefined && !shown.some((each) => isDeepStrictEqual(each[key], request[key])),
  );
  if (changed.length === 0) return;
  throw new DomainError(
    "value_invalid",
    changed.map((key) => ({
      message: `\`${key}\` is read-only, and it differs from the plan. Leave it out, or get the plan again.`,
      key,
    })),
  );
}

import { listColumns, listFields, type MappedValue, previewRules } from "@data-import/tables/mapping";
import type {
  Certainty,
  JobExecutionPlan,
  MappingCandidate,
  PlanField,
  PreviewedValue,
  Property,
  UnmappedReason,
} from "@data-import/types";
import { limits } from "@data-import/types";
import { listUnknownValues } from "./complete-matches.ts";
import { type Draft, listRules, type Match } from "./draft.ts";
import { findPlanLosses } from "./find-losses.ts";
import { listQuestions, sureConfidence } from "./list-questions.ts";
import { decideCase } from "./similar-keys.ts";
import type { Column, Tables } from "./tables.ts";

const candidatesShown = 3;
const moderateConfidence = 0.5;

/** A draft as the API shows it. It yields after each column. */
export function* describePlan(tables: Tables, draft: Draft): Generator<void, JobExecutionPlan> {
  const { columns, fields } = tables;
  const read = new Set([...draft.matches.map(({ column }) => column), ...draft.rules.flatMap(listColumns)]);
  const filled = new Set([...draft.matches.map(({ field }) => field), ...draft.rules.flatMap(listFields)]);
  const caseSensitive = decideCase(tables, draft);
  const shown = {
    unmappedSourceFields: columns
      .filter(({ key }) => !read.has(key))
      .map((column) => ({
        sourceField: describeField(column),
        preview: preview(column),
        reason: explain(column.key, draft, filled),
        ...describeCandidates(tables, draft, column.key),
      })),
    questions: yield* listQuestions(tables, draft),
  };
  const fieldMapping: JobExecutionPlan["fieldMapping"] = [];
  for (const match of draft.matches) {
    yield;
    fieldMapping.push(...describeMatch(tables, draft, match));
  }
  return {
    fieldMapping,
    rules: [...draft.rules],
    unmappedDestinationFields: fields
      .filter(({ key }) => !filled.has(key))
      .map((field) => ({ destinationField: describeField(field) })),
    ...(caseSensitive !== undefined && { caseSensitive }),
    ...shown,
    findings: yield* findPlanLosses(tables, draft, shown),
  };
}

function describeMatch(tables: Tables, draft: Draft, match: Match): JobExecutionPlan["fieldMapping"] {
  const { columns, fields } = tables;
  const { column, field: key, steps, options, confidence, reason } = match;
  const source = columns.find((other) => other.key === column);
  const field = fields.find((other) => other.key === key);
  if (source === undefined || field === undefined) return [];
  const unknown = options && listUnknownValues(source, field, options);
  return [
    {
      sourceField: describeField(source),
      destinationField: describeField(field),
      preview: preview(source),
      previewResult: previewResult(source, match),
      steps: [...steps],
      ...(unknown && { enumDetails: { mapping: [...options], unknownValues: unknown.slice(0, 100) } }),
      metadata: { confidence, certainty: rateCertainty(confidence), reason },
      ...describeCandidates(tables, draft, column, key),
    },
  ];
}

/** A confidence in the words of the public programs that decide by them whether a person must look. */
export function rateCertainty(confidence: number): Certainty {
  if (confidence === 1) return "absolute";
  if (confidence >= sureConfidence) return "strong";
  return confidence >= moderateConfidence ? "moderate" : "weak";
}

export function describeField({ key, label = key, type }: Column | Property): PlanField {
  return { key, label, type };
}

/** The other fields that a column may mean. A field that it goes to is none of them. */
function describeCandidates(
  { fields }: Tables,
  { outlooks = [] }: Draft,
  column: string,
  field?: string,
): { candidates?: MappingCandidate[] } {
  const { candidates = [] } = outlooks.find((outlook) => outlook.column === column) ?? {};
  const shown = candidates.flatMap(({ field: key, confidence, by: reason }) => {
    const found = key === field ? undefined : fields.find((other) => other.key === key);
    return found === undefined ? [] : [{ destinationField: describeField(found), confidence, reason }];
  });
  return shown.length === 0 ? {} : { candidates: shown.slice(0, candidatesShown) };
}

/** Why nothing reads a column. */
function explain(
  column: string,
  { leftOut = [], outlooks = [] }: Draft,
  filled: ReadonlySet<string>,
): UnmappedReason {
  const outlook = outlooks.find((other) => other.column === column);
  if (leftOut.includes(column) || outlook?.isIgnored === true) return "left-out";
  const [best] = outlook?.candidates ?? [];
  if (best === undefined) return "no-match";
  return filled.has(best.field) ? "field-taken" : "unsure";
}

function preview({ values }: Column): string[] {
  return values.slice(0, limits.planValuesShown).map(cut);
}

/** What the steps and options of a match make of the values of a preview. */
function previewResult({ values }: Column, match: Match): PreviewedValue[] {
  const [rule] = listRules({ matches: [match], rules: [] });
  if (rule === undefined) return [];
  const shown = values.slice(0, limits.planValuesShown);
  return previewRules(
    [rule],
    shown.map((value) => ({ [match.column]: value })),
  ).flatMap(({ cells: [cell] }) => {
    if (cell === undefined) return [];
    const { value, problem } = cell;
    return { value: shorten(value), ...(problem !== undefined && { problem: shortenProblem(problem) }) };
  });
}

function shorten(value: MappedValue): MappedValue {
  if (Array.isArray(value)) return value.slice(0, limits.planItemsShown).map(cut);
  return typeof value === "string" ? cut(value) : value;
}

function cut(text: string): string {
  return text.slice(0, limits.planTextCharacters).toWellFormed();
}

/** The message of a step has the whole text. */
function shortenProblem(problem: string): string {
  return problem.length <= 3 * limits.planTextCharacters
    ? problem
    : problem.replace(/^".*"(?= is not a )/s, "The value");
}

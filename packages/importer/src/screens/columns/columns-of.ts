import type {
  FieldMapping,
  JobExecutionPlan,
  MappingCandidate,
  PlanField,
  PlanQuestion,
  PreviewedValue,
  Property,
  UnmappedSourceField,
} from "@data-import/types";

/** A column of the file, and what becomes of it. */
export interface Column {
  readonly source: PlanField;
  readonly preview: readonly string[];
  /** What the first values become; empty if the service does not say it. */
  readonly results: readonly PreviewedValue[];
  /** The match with a field; undefined if the column is left out or a rule reads it. */
  readonly match: FieldMapping | undefined;
  readonly unmatched: UnmappedSourceField | undefined;
  /** The fields that a rule fills from the column. */
  readonly ruleFields: readonly string[];
  readonly candidates: readonly MappingCandidate[];
  readonly questions: readonly PlanQuestion[];
}

/** The columns of a plan: first those with a question, then in the order of the file. */
export function listColumns(plan: JobExecutionPlan, order: readonly Property[]): readonly Column[] {
  const ofColumn = (key: string) => plan.questions.filter(({ sourceField }) => sourceField?.key === key);
  const matched = plan.fieldMapping.map((match) => toColumn(match.sourceField, { match }, ofColumn));
  const left = plan.unmappedSourceFields.map((unmatched) =>
    toColumn(unmatched.sourceField, { unmatched }, ofColumn),
  );
  const known = new Set([...matched, ...left].map(({ source }) => source.key));
  const ruled = order
    .filter(({ key }) => !known.has(key))
    .map(({ key, label }) => ({
      ...toColumn({ key, ...(label !== undefined && { label }) }, {}, ofColumn),
      ruleFields: plan.rules.flatMap((rule) => (readsColumn(rule, key) ? listTargets(rule) : [])),
    }))
    .filter(({ ruleFields }) => ruleFields.length > 0);
  const place = new Map(order.map(({ key }, index) => [key, index]));
  return [...matched, ...left, ...ruled].sort(
    (one, other) =>
      Number(other.questions.length > 0) - Number(one.questions.length > 0) ||
      (place.get(one.source.key) ?? 0) - (place.get(other.source.key) ?? 0),
  );
}

function toColumn(
  source: PlanField,
  { match, unmatched }: { readonly match?: FieldMapping; readonly unmatched?: UnmappedSourceField },
  ofColumn: (key: string) => readonly PlanQuestion[],
): Column {
  const found = match ?? unmatched;
  return {
    source,
    preview: found?.preview ?? [],
    results: match?.previewResult ?? [],
    match,
    unmatched,
    ruleFields: [],
    candidates: found?.candidates ?? [],
    questions: ofColumn(source.key),
  };
}

type Rule = JobExecutionPlan["rules"][number];

/** Whether a rule reads a column. */
export function readsColumn(rule: Rule, key: string): boolean {
  if ("columns" in rule) return rule.columns.includes(key);
  return "column" in rule && rule.column === key;
}

function listTargets(rule: Rule): readonly string[] {
  return "fields" in rule ? rule.fields : [rule.field];
}

/** The name of a column or a field, as people see it. */
export function nameOf({
  key,
  label,
}: {
  readonly key: string;
  readonly label?: string | undefined;
}): string {
  return label || key;
}

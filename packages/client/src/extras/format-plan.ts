import type { JobExecutionPlan, JobExecutionPlanConfigRequest, RuleStep } from "@data-import/types";
import type { ImportOptions } from "./import-options.ts";

type Formats = Pick<ImportOptions, "dateOrder" | "decimalSign">;
type WithSteps = { readonly steps?: readonly RuleStep[] | undefined };

/**
 * The changes of a plan that settle how dates and numbers are written, if the plan has only this question about their
 * column. A change confirms the field of the column, too: what else is open about it must stay a question.
 */
export function settleFormats(plan: JobExecutionPlan, formats: Formats): JobExecutionPlanConfigRequest {
  const isAsked = (key: string, type: string) =>
    plan.questions.some((question) => question.type === type && question.sourceField?.key === key);
  const open = plan.fieldMapping.filter(
    ({ sourceField: { key } }) => isAsked(key, "unproven-format") && !isAsked(key, "unsure-match"),
  );
  const fieldMapping = open.flatMap((entry) => format(entry, formats) ?? []);
  return fieldMapping.length > 0 ? { fieldMapping } : {};
}

/** The changes of a plan that is decided: all dates and numbers that it would read in another way than the caller says. */
export function applyFormats(plan: JobExecutionPlan, formats: Formats): JobExecutionPlanConfigRequest {
  const change = <Entry extends object>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => {
      const changed = format(entry, formats);
      return changed === undefined || JSON.stringify(changed) === JSON.stringify(entry) ? [] : [changed];
    });
  const fieldMapping = change(plan.fieldMapping);
  const rules = change(plan.rules);
  return { ...(fieldMapping.length > 0 && { fieldMapping }), ...(rules.length > 0 && { rules }) };
}

/** An entry with the formats of the caller; undefined if it has no dates and no numbers that these are about. */
function format<Entry extends WithSteps>(
  entry: Entry,
  { dateOrder, decimalSign }: Formats,
): Entry | undefined {
  let isMeant = false;
  const steps = (entry.steps ?? []).map((step): RuleStep => {
    const isDate = step.type === "date" && dateOrder !== undefined;
    const isNumber = step.type === "number" && decimalSign !== undefined;
    isMeant ||= isDate || isNumber;
    if (isDate) return { ...step, order: dateOrder };
    return isNumber ? { ...step, decimal: decimalSign } : step;
  });
  return isMeant ? { ...entry, steps } : undefined;
}

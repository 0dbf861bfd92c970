import { applyStep } from "./apply-step.ts";
import type { MappedRow, MappedValue, MappingRule, Problem, SourceRow, Step } from "./rule.ts";

/** Rules that cannot be applied; the message says which rule and why. */
export class RuleError extends Error {
  override readonly name = "RuleError";
}

/** The texts that a rule takes from a row, one for each of its fields. */
export type Take = (row: SourceRow) => readonly string[];

/**
 * Prepares rules once, to be applied to many rows. Throws a `RuleError` if two rules fill one field or a rule has no
 * column or no field.
 */
export function compileRules(rules: readonly MappingRule[]): (row: SourceRow) => MappedRow {
  checkRules(rules);
  const compiled = rules.map((rule) => ({
    fields: listFields(rule),
    take: rule.type === "constant" ? undefined : createTake(rule),
    constant: rule.type === "constant" ? rule.value : null,
    steps: rule.type === "constant" ? [] : (rule.steps ?? []),
  }));
  return (row) => {
    const values: Record<string, MappedValue> = {};
    const problems: Problem[] = [];
    for (const { fields, take, constant, steps } of compiled) {
      const texts = take?.(row);
      for (const [place, field] of fields.entries()) {
        if (texts === undefined) values[field] = constant;
        else
          values[field] = applySteps(steps, texts[place] ?? "", (message) =>
            problems.push({ field, message }),
          );
      }
    }
    return { values, problems };
  };
}

/** The fields that a rule fills. */
export function listFields(rule: MappingRule): readonly string[] {
  return rule.type === "split" ? rule.fields : [rule.field];
}

/** The columns that a rule reads. */
export function listColumns(rule: MappingRule): readonly string[] {
  if (rule.type === "constant") return [];
  return rule.type === "assign" || rule.type === "split" ? [rule.column] : rule.columns;
}

/** The value after all steps. A text that a step cannot read stays as it is, so that a person can correct it. */
export function applySteps(
  steps: readonly Step[],
  text: string,
  report?: (message: string) => void,
): MappedValue {
  let value: MappedValue = text;
  for (const [place, step] of steps.entries()) {
    if (typeof value !== "string" || value.trim() === "") break;
    const applied = applyStep(step, value);
    if ("problem" in applied) {
      report?.(applied.problem);
      return text;
    }
    if (Array.isArray(applied.value)) return applyToItems(steps.slice(place + 1), applied.value, report);
    value = applied.value;
  }
  return typeof value === "string" && value.trim() === "" ? null : value;
}

function applyToItems(
  steps: readonly Step[],
  items: readonly string[],
  report: ((message: string) => void) | undefined,
): MappedValue {
  const list = items.flatMap((item) => applySteps(steps, item, report) ?? []).map(String);
  return list.length === 0 ? null : list;
}

/** Prepares how a rule takes its texts from a row. */
export function createTake(rule: Exclude<MappingRule, { type: "constant" }>): Take {
  switch (rule.type) {
    case "assign":
      return (row) => [row[rule.column] ?? ""];
    case "coalesce":
      return (row) => [
        rule.columns.map((column) => row[column] ?? "").find((text) => text.trim() !== "") ?? "",
      ];
    case "concatenate": {
      const separator = rule.separator ?? " ";
      return (row) => [
        rule.columns
          .map((column) => (row[column] ?? "").trim())
          .filter((text) => text !== "")
          .join(separator),
      ];
    }
    case "split":
      return (row) => splitText((row[rule.column] ?? "").trim(), rule);
  }
}

function splitText(text: string, rule: Extract<MappingRule, { type: "split" }>): string[] {
  const { separator = " ", rest = "last", fields } = rule;
  const parts = text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const extra = parts.length - fields.length;
  if (extra > 0) {
    const place = rest === "last" ? fields.length - 1 : 0;
    parts.splice(place, extra + 1, parts.slice(place, place + extra + 1).join(separator));
  }
  return parts;
}

function checkRules(rules: readonly MappingRule[]): void {
  const filled = new Map<string, number>();
  for (const [index, rule] of rules.entries()) {
    const fields = listFields(rule);
    if (fields.length === 0) throw new RuleError(`Rule ${index + 1} (${rule.type}) has no field.`);
    if (rule.type !== "constant" && listColumns(rule).length === 0)
      throw new RuleError(`Rule ${index + 1} (${rule.type}) has no column.`);
    if (rule.type === "split" && rule.separator === "")
      throw new RuleError(`Rule ${index + 1} (split) needs a separator of at least one character.`);
    for (const field of fields) {
      const other = filled.get(field);
      if (other !== undefined)
        throw new RuleError(
          `The rules ${other + 1} and ${index + 1} both fill the field "${field}". Remove one of them.`,
        );
      filled.set(field, index);
    }
  }
}

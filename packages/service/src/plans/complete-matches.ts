import type { EnumValueMapping, Property, RuleStep } from "@data-import/types";
import { mapOptions, readOptions, suggestRules } from "../mapping/index.ts";
import type { Match } from "./draft.ts";
import type { Column, Tables } from "./tables.ts";

/** A match whose steps and options are not decided yet, unless it has them. */
export type OpenMatch = Omit<Match, "steps" | "areStepsChosen" | "options"> &
  Partial<Pick<Match, "steps" | "areStepsChosen" | "options">>;

const answers = [
  { value: true, label: "yes" },
  { value: false, label: "no" },
];

/** Decides how the values of matched columns are read, by their sample. */
export function completeMatches({ columns, fields }: Tables, matches: readonly OpenMatch[]): Match[] {
  const found = matches.flatMap((match) => {
    const column = columns.findIndex(({ key }) => key === match.column);
    const [of, field] = [columns[column], fields.find(({ key }) => key === match.field)];
    return of === undefined || field === undefined ? [] : [{ match, column, of, field }];
  });
  // All together: the dates of one column may say how those of another one are written.
  const rules = suggestRules(
    found.map(({ column, field: { key: field } }) => ({ column, field, confidence: 1, by: "confirmed" })),
    columns.map(({ key: name, values }) => ({ name, values })),
    fields,
  );
  return found.map(({ match, of, field }, index) => {
    const options = match.options ?? mapToOptions(of, field);
    const rule = rules[index];
    const suggested = rule?.type === "assign" ? (rule.steps ?? []) : [];
    return {
      ...match,
      steps: match.steps ?? [...suggested, ...readAnswers(of, field)],
      areStepsChosen: match.areStepsChosen ?? match.steps !== undefined,
      ...(options && { options }),
    };
  });
}

/** The different values of a column that stand for no option. */
export function listUnknownValues(
  { values }: Column,
  { type, config }: Property & { readonly type: "enum" },
  options: readonly EnumValueMapping[],
): string[] {
  const known = new Set(options.map(({ from }) => from.trim()));
  if (type === "enum") for (const { value } of config.options) known.add(String(value));
  return [...new Set(values.map((value) => value.trim()))].filter((value) => !known.has(value));
}

function mapToOptions({ values }: Column, field: Property): EnumValueMapping[] | undefined {
  if (field.type !== "enum") return undefined;
  const different = [...new Set(values.map((value) => value.trim()))];
  return mapOptions(different, readOptions(field.config.options)).filter(({ from, to }) => from !== to);
}

/** `ja` and `nein`, as a step, if a column with a boolean field has such values. */
function readAnswers({ values }: Column, field: Property): RuleStep[] {
  if (field.type !== "boolean") return [];
  const different = [...new Set(values.map((value) => value.trim()))].slice(0, 50);
  const found = mapOptions(different, readOptions(answers)).filter(({ from, to }) => from !== String(to));
  if (found.length === 0) return [];
  const known = Object.fromEntries(found.map(({ from, to }) => [from, to]));
  return [{ type: "lookup", values: known }];
}

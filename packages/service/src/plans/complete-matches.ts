import { isDeepStrictEqual } from "node:util";
import { getFieldType, getOptions, isListField } from "@data-import/tables/fields";
import {
  findSeparator,
  mapOptions,
  readOptions,
  splitList,
  suggestRulesInSteps,
} from "@data-import/tables/mapping";
import type { EnumValueMapping, Property, RuleStep } from "@data-import/types";
import type { Match } from "./draft.ts";
import type { Column, Tables } from "./tables.ts";

/** A match whose steps and options are not decided yet, unless it has them. */
export type OpenMatch = Omit<Match, "steps" | "areStepsChosen" | "isSuggested" | "options"> &
  Partial<Pick<Match, "steps" | "areStepsChosen" | "options">>;

const answers = [
  { value: true, label: "yes" },
  { value: false, label: "no" },
];

/** Decides how the values of matched columns are read, by their sample. It yields after each column. */
export function* completeMatches(
  { columns, fields }: Tables,
  matches: readonly OpenMatch[],
): Generator<void, Match[]> {
  const found = matches.flatMap((match) => {
    const column = columns.findIndex(({ key }) => key === match.column);
    const [of, field] = [columns[column], fields.find(({ key }) => key === match.field)];
    return of === undefined || field === undefined ? [] : [{ match, column, of, field }];
  });
  // All together: the dates of one column may say how those of another one are written.
  const rules = yield* suggestRulesInSteps(
    found.map(({ column, field: { key: field } }) => ({ column, field, confidence: 1, by: "confirmed" })),
    columns.map(({ key: name, values }) => ({ name, values })),
    fields,
  );
  const completed: Match[] = [];
  for (const [index, { match, of, field }] of found.entries()) {
    yield;
    const ownOptions = mapToOptions(of, field);
    const options = match.options ?? ownOptions;
    const rule = rules[index];
    const own = [...(rule?.type === "assign" ? (rule.steps ?? []) : []), ...readAnswers(of, field)];
    const steps = match.steps ?? own;
    completed.push({
      ...match,
      steps,
      areStepsChosen: match.areStepsChosen ?? match.steps !== undefined,
      isSuggested: isDeepStrictEqual([steps, options], [own, ownOptions]),
      ...(options && { options }),
    });
  }
  return completed;
}

/** The different values of a column that stand for no option; undefined if the field has no options. */
export function listUnknownValues(
  { values }: Column,
  field: Property,
  mapped: readonly EnumValueMapping[],
): string[] | undefined {
  const options = getOptions(field);
  if (options === undefined) return undefined;
  const known = new Set(mapped.map(({ from }) => from.trim()));
  for (const { value } of options) known.add(String(value));
  return listDifferent(values, field).filter((value) => !known.has(value));
}

/** The different values of a column, or the different items of its lists. */
function listDifferent(values: readonly string[], field: Property): string[] {
  if (!isListField(field)) return [...new Set(values.map((value) => value.trim()))];
  const { separator } = findSeparator(values, field);
  return [...new Set(values.flatMap((value) => splitList(value, separator)))];
}

function mapToOptions({ values }: Column, field: Property): EnumValueMapping[] | undefined {
  const options = getOptions(field);
  if (options === undefined) return undefined;
  const different = listDifferent(values, field);
  return mapOptions(different, readOptions(options)).filter(({ from, to }) => from !== to);
}

/** `ja` and `nein`, as a step, if a column with a boolean field has such values. */
function readAnswers({ values }: Column, field: Property): RuleStep[] {
  if (getFieldType(field).holds !== "boolean") return [];
  const different = [...new Set(values.map((value) => value.trim()))].slice(0, 50);
  const found = mapOptions(different, readOptions(answers)).filter(({ from, to }) => from !== String(to));
  if (found.length === 0) return [];
  const known = Object.fromEntries(found.map(({ from, to }) => [from, to]));
  return [{ type: "lookup", values: known }];
}

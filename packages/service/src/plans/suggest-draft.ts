import {
  listColumns,
  listFields,
  matchInSteps,
  normalizeColumn,
  suggestSplits,
} from "@data-import/tables/mapping";
import type { FieldRule } from "@data-import/types";
import { runSteps } from "../domain/run-steps.ts";
import type { Recalled } from "../programs/recall.ts";
import { completeMatches } from "./complete-matches.ts";
import type { Draft } from "./draft.ts";
import type { Column, Tables } from "./tables.ts";

/** How many values of a column are compared with a field. */
const valuesCompared = 60;

/** Suggests a field for each column that neither the given rules nor those of a program read. */
export async function suggestDraft(
  tables: Tables,
  given: readonly FieldRule[],
  recalled: Recalled,
): Promise<Draft> {
  const rules = [...given, ...pickRules(tables, given, recalled)];
  const read = new Set(rules.flatMap(listColumns));
  const filled = new Set(rules.flatMap(listFields));
  const columns = tables.columns.filter(({ key }) => !read.has(key));
  const fields = tables.fields.filter(({ key }) => !filled.has(key));
  const { suggestions, candidates } = await runSteps(
    matchInSteps(
      columns.map(({ name, values }) => ({ name, values: values.slice(0, valuesCompared) })),
      fields,
      { threshold: tables.threshold, confirmed: recalled.confirmed },
    ),
  );
  const matches = suggestions.flatMap(({ column, field, confidence, by: reason }) => {
    const key = columns[column]?.key;
    if (key === undefined) return [];
    const steps = reason === "confirmed" ? recalled.steps.get(key) : undefined;
    return [{ column: key, field, confidence, reason, ...(steps && { steps }) }];
  });
  const ignored = new Set(
    recalled.confirmed.flatMap(({ column, field }) => (field === undefined ? normalizeColumn(column) : [])),
  );
  const outlooks = columns.map(({ key, name }, place) => ({
    column: key,
    candidates: candidates[place] ?? [],
    ...(ignored.has(normalizeColumn(name)) && { isIgnored: true }),
  }));
  const taken = new Set(matches.map(({ column }) => column));
  const found = new Set(matches.map(({ field }) => field));
  const splits = offerSplits(
    // A column that a person left out stays out.
    columns.filter(({ key, name }) => !taken.has(key) && !ignored.has(normalizeColumn(name))),
    fields.filter(({ key }) => !found.has(key)),
  );
  return {
    matches: await runSteps(completeMatches(tables, matches)),
    rules: [...rules, ...splits],
    ...(splits.length > 0 && { offered: splits.flatMap(listFields) }),
    outlooks,
  };
}

/** Rules that split columns of whole names, with the keys of the columns. */
function offerSplits(columns: readonly Column[], fields: Tables["fields"]): FieldRule[] {
  const sources = columns.map(({ name, values }) => ({ name, values: values.slice(0, valuesCompared) }));
  return suggestSplits(sources, fields).map(({ column, fields: parts, separator, rest }) => ({
    type: "split",
    column: columns.find(({ name }) => name === column)?.key ?? column,
    fields: [...parts],
    ...(separator !== undefined && { separator }),
    ...(rest !== undefined && { rest }),
  }));
}

/** The rules of a program that leave the given rules alone and fill fields that can be filled. */
function pickRules(
  { fields }: Tables,
  given: readonly FieldRule[],
  { rules }: Pick<Recalled, "rules">,
): FieldRule[] {
  const read = new Set(given.flatMap(listColumns));
  const open = new Set(fields.map(({ key }) => key));
  for (const field of given.flatMap(listFields)) open.delete(field);
  return rules.filter(
    (rule) =>
      listFields(rule).every((field) => open.has(field)) && !listColumns(rule).some((key) => read.has(key)),
  );
}

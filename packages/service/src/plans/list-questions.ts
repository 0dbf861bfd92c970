import type { Message } from "@data-import/tables/basics";
import { getFieldType, type ValueKind } from "@data-import/tables/fields";
import { findDateOrder, findSeparator, listFields, spellings } from "@data-import/tables/mapping";
import type { FieldRule, PlanQuestion, Property } from "@data-import/types";
import { ask } from "./ask.ts";
import { listUnknownValues } from "./complete-matches.ts";
import type { Draft, Match } from "./draft.ts";
import { askSimilarKeys } from "./similar-keys.ts";
import type { Column, Tables } from "./tables.ts";

/** Under this confidence, a person should look at a match. */
export const sureConfidence = 0.9;

/** A match with both of its sides. */
interface Pair {
  readonly match: Match;
  readonly column: Column;
  readonly field: Property;
}

/** A column whose values prove how those of all fields of a kind are written. */
interface Proof {
  readonly pair: Pair;
  readonly kind: ValueKind;
}

/** What a person should look at before a draft is carried out. It yields after each column. */
export function* listQuestions(tables: Tables, draft: Draft): Generator<void, PlanQuestion[]> {
  const pairs = draft.matches.flatMap((match): Pair[] => {
    const column = tables.columns.find(({ key }) => key === match.column);
    const field = tables.fields.find(({ key }) => key === match.field);
    return column === undefined || field === undefined ? [] : [{ match, column, field }];
  });
  const proofs: Proof[] = [];
  for (const pair of pairs) {
    const kind = getFieldType(pair.field).holds;
    if (spellings[kind] === undefined) continue;
    yield;
    if (findSpelling(pair)?.provesOthers === true) proofs.push({ pair, kind });
  }
  const aboutValues: PlanQuestion[] = [];
  const aboutFormats: PlanQuestion[] = [];
  for (const pair of pairs) {
    yield;
    aboutValues.push(...askValues(pair));
    aboutFormats.push(...askFormat(pair, proofs));
  }
  const filled = new Set([...draft.matches.map(({ field }) => field), ...draft.rules.flatMap(listFields)]);
  return [
    ...pairs.flatMap(askMatch),
    ...draft.rules.flatMap((rule) => askSplit(tables, draft, rule)),
    ...aboutValues,
    ...aboutFormats,
    ...askSimilarKeys(tables, draft),
    ...tables.fields
      .filter((field) => !filled.has(field.key) && isRequired(tables, field))
      .map((field): PlanQuestion => {
        const message: Message = { code: "field_not_filled", params: { field: nameOf(field) } };
        return ask("required-field", message, { destinationField: name(field) });
      }),
  ];
}

function askMatch({ match: { confidence }, column, field }: Pair): PlanQuestion[] {
  if (confidence >= sureConfidence) return [];
  const params = { column: column.label, field: nameOf(field), confidence };
  return [ask("unsure-match", { code: "match_unsure", params }, about(column, field))];
}

function askSplit({ columns, fields }: Tables, { offered = [] }: Draft, rule: FieldRule): PlanQuestion[] {
  if (rule.type !== "split" || !rule.fields.every((key) => offered.includes(key))) return [];
  const column = columns.find(({ key }) => key === rule.column);
  if (column === undefined) return [];
  const names = rule.fields.map((key) => nameOf(fields.find((field) => field.key === key) ?? { key }));
  const [example = ""] = column.values;
  const { key, label, type } = column;
  const params = { column: label, fields: names, value: shorten(example.trim()) };
  return [ask("unsure-match", { code: "split_unsure", params }, { sourceField: { key, label, type } })];
}

function askValues({ match: { options }, column, field }: Pair): PlanQuestion[] {
  const unknown = options && listUnknownValues(column, field, options);
  if (unknown === undefined || unknown.length === 0) return [];
  const values = unknown.slice(0, 5).map(shorten);
  const params = { column: column.label, field: nameOf(field), values, more: unknown.length - values.length };
  return [ask("unknown-values", { code: "values_unknown", params }, about(column, field))];
}

/** Whether the values of this column, or of another one of the file, prove how dates and numbers are written. */
function askFormat(pair: Pair, proofs: readonly Proof[]): PlanQuestion[] {
  const { match, column, field } = pair;
  if (match.areStepsChosen) return [];
  const list = match.steps.find(({ type }) => type === "list");
  if (list?.type === "list" && !findSeparator(column.values, field).proven) {
    const { separator = "" } = list;
    const value = shorten(column.values.find((text) => text.includes(separator)) ?? "");
    const params = { column: column.label, value, separator };
    return [ask("unproven-format", { code: "list_unproven", params }, about(column, field))];
  }
  const step = match.steps.find(({ type }) => type === "date" || type === "number");
  if (step === undefined || findSpelling(pair)?.proven === true) return [];
  const contrary = step.type === "date" ? findDateOrder(column.values)?.contrary : undefined;
  if (contrary !== undefined && step.type === "date") {
    const [one = "", other = ""] = contrary.map(shorten);
    const params = { column: column.label, one, other, order: step.order };
    return [ask("unproven-format", { code: "dates_contrary", params }, about(column, field))];
  }
  const kind = getFieldType(field).holds;
  if (proofs.some((proof) => proof.pair !== pair && proof.kind === kind)) return [];
  const example = { column: column.label, value: shorten(column.values[0] ?? "") };
  const message: Message =
    step.type === "date"
      ? { code: "dates_unproven", params: { ...example, order: step.order } }
      : {
          code: "numbers_unproven",
          params: { ...example, decimal: step.type === "number" ? step.decimal : "" },
        };
  return [ask("unproven-format", message, about(column, field))];
}

const charactersShown = 40;

const shorten = (text: string) => text.slice(0, charactersShown).toWellFormed();

function findSpelling({ column: { values }, field }: Pair) {
  return spellings[getFieldType(field).holds]?.(values);
}

function isRequired({ keyFields }: Tables, { key, constraints = [] }: Property): boolean {
  if (keyFields.includes(key)) return true;
  return constraints.some((rule) => rule.type === "required" && (rule.config?.level ?? "error") === "error");
}

function about(column: Column, field: Property): Pick<PlanQuestion, "sourceField" | "destinationField"> {
  return {
    sourceField: { key: column.key, label: column.label, type: column.type },
    destinationField: name(field),
  };
}

function name({ key, label = key, type }: Property) {
  return { key, label, type };
}

function nameOf({ key, label = key }: Pick<Property, "key" | "label">): string {
  return label;
}

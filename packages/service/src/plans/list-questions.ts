import type { FieldRule, PlanQuestion, Property } from "@data-import/types";
import { findDateOrder, findDecimalSign, findSeparator, listFields } from "../mapping/index.ts";
import { listUnknownValues } from "./complete-matches.ts";
import type { Draft, Match } from "./draft.ts";
import { askSimilarKeys } from "./similar-keys.ts";
import type { Column, Tables } from "./tables.ts";

/** Under this confidence, a person should look at a match. */
const sureFrom = 0.9;

/** A match with both of its sides. */
interface Pair {
  readonly match: Match;
  readonly column: Column;
  readonly field: Property;
}

/** What a person should look at before a draft is carried out. */
export function listQuestions(tables: Tables, draft: Draft): PlanQuestion[] {
  const pairs = draft.matches.flatMap((match): Pair[] => {
    const column = tables.columns.find(({ key }) => key === match.column);
    const field = tables.fields.find(({ key }) => key === match.field);
    return column === undefined || field === undefined ? [] : [{ match, column, field }];
  });
  const filled = new Set([...draft.matches.map(({ field }) => field), ...draft.rules.flatMap(listFields)]);
  return [
    ...pairs.flatMap(askMatch),
    ...draft.rules.flatMap((rule) => askSplit(tables, draft, rule)),
    ...pairs.flatMap(askValues),
    ...pairs.flatMap((pair) => askFormat(pair, pairs)),
    ...askSimilarKeys(tables, draft),
    ...tables.fields
      .filter((field) => !filled.has(field.key) && isRequired(tables, field))
      .map((field): PlanQuestion => {
        const message = `Nothing fills the field "${nameOf(field)}", which must have a value.`;
        return { type: "required-field", message, destinationField: name(field) };
      }),
  ];
}

function askMatch({ match: { confidence }, column, field }: Pair): PlanQuestion[] {
  if (confidence >= sureFrom) return [];
  const message = `Does the column "${column.label}" go to the field "${nameOf(field)}"? The confidence is ${confidence}.`;
  return [{ type: "unsure-match", message, ...about(column, field) }];
}

function askSplit({ columns, fields }: Tables, { offered = [] }: Draft, rule: FieldRule): PlanQuestion[] {
  if (rule.type !== "split" || !rule.fields.every((key) => offered.includes(key))) return [];
  const column = columns.find(({ key }) => key === rule.column);
  if (column === undefined) return [];
  const names = rule.fields.map((key) => nameOf(fields.find((field) => field.key === key) ?? { key }));
  const [example = ""] = column.values;
  const message = `Is the column "${column.label}" split into the fields "${names.join('" and "')}"? A value is ${JSON.stringify(example.trim().slice(0, 40).toWellFormed())}.`;
  const { key, label, type } = column;
  return [{ type: "unsure-match", message, sourceField: { key, label, type } }];
}

function askValues({ match: { options }, column, field }: Pair): PlanQuestion[] {
  if (options === undefined || (field.type !== "enum" && field.type !== "enum-list")) return [];
  const unknown = listUnknownValues(column, field, options);
  if (unknown.length === 0) return [];
  const shown = unknown.slice(0, 5).map((value) => JSON.stringify(value.slice(0, 40).toWellFormed()));
  const more = unknown.length > shown.length ? ` and ${unknown.length - shown.length} others` : "";
  const message = `The column "${column.label}" has values that are no option of the field "${nameOf(field)}": ${shown.join(", ")}${more}.`;
  return [{ type: "unknown-values", message, ...about(column, field) }];
}

/** Whether the values of this column, or of another one of the file, prove how dates and numbers are written. */
function askFormat(pair: Pair, all: readonly Pair[]): PlanQuestion[] {
  const { match, column, field } = pair;
  if (match.areStepsChosen) return [];
  const list = match.steps.find(({ type }) => type === "list");
  if (list?.type === "list" && !findSeparator(column.values, field).proven) {
    const value = column.values
      .find((text) => text.includes(list.separator ?? ""))
      ?.slice(0, 40)
      .toWellFormed();
    const message = `The column "${column.label}" is read as lists, such as "${value}". The plan takes: separator ${JSON.stringify(list.separator)}.`;
    return [{ type: "unproven-format", message, ...about(column, field) }];
  }
  const step = match.steps.find(({ type }) => type === "date" || type === "number");
  if (step === undefined || provesFormat(pair)) return [];
  const contrary = step.type === "date" ? findDateOrder(column.values)?.contrary : undefined;
  if (contrary !== undefined && step.type === "date") {
    const [own, other] = contrary.map((value) => JSON.stringify(value.slice(0, 40).toWellFormed()));
    const message = `The column "${column.label}" has dates in two orders: ${own} and ${other}. The plan takes: ${step.order}.`;
    return [{ type: "unproven-format", message, ...about(column, field) }];
  }
  const others = all.filter((other) => other !== pair && other.field.type === field.type);
  if (others.some((other) => provesFormat(other) && hasSign(other))) return [];
  const taken =
    step.type === "date" ? step.order : step.type === "number" ? `decimal sign "${step.decimal}"` : "";
  const message = `The values of the column "${column.label}", such as "${column.values[0]?.slice(0, 40).toWellFormed()}", do not prove how they are read. The plan takes: ${taken}.`;
  return [{ type: "unproven-format", message, ...about(column, field) }];
}

function provesFormat({ column: { values }, field: { type } }: Pair): boolean {
  return (type === "date" ? findDateOrder(values) : findDecimalSign(values))?.proven === true;
}

/** A year in front and a number without a sign prove nothing about other columns. */
function hasSign({ column: { values }, field: { type } }: Pair): boolean {
  if (type === "date") return findDateOrder(values)?.order !== "year-first";
  return values.some((value) => /[.,]/.test(value));
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

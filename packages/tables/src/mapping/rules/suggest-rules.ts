import type { Property } from "@data-import/types";
import type { ValueKind } from "../../fields/field-type.ts";
import { getFieldType, isListField } from "../../fields/field-types.ts";
import { finishSteps } from "../finish-steps.ts";
import type { SourceColumn } from "../source-column.ts";
import type { Suggestion } from "../suggest.ts";
import type { OptionMatch } from "../values/map-options.ts";
import { findDecimalSign } from "../values/read-number.ts";
import { spellings } from "../values/spellings.ts";
import { findSeparator } from "../values/split-list.ts";
import { cutUnit, findUnit } from "../values/units.ts";
import type { MappingRule, Step } from "./rule.ts";

/** A column with a suggestion, and its field. */
interface Matched {
  readonly column: SourceColumn;
  readonly field: Property;
  readonly options: readonly OptionMatch[];
}

/**
 * Makes rules of suggestions: each column goes to its field, with the dates, numbers and options of the file read. If the
 * values of one column do not prove the order of its dates or its decimal sign, another column of the file does.
 */
export function suggestRules(
  suggestions: readonly Suggestion[],
  columns: readonly SourceColumn[],
  fields: readonly Property[],
): MappingRule[] {
  return finishSteps(suggestRulesInSteps(suggestions, columns, fields));
}

/** The same in steps, for callers with other work: it yields after each column. */
export function* suggestRulesInSteps(
  suggestions: readonly Suggestion[],
  columns: readonly SourceColumn[],
  fields: readonly Property[],
): Generator<void, MappingRule[]> {
  const matched = suggestions.flatMap(({ column: place, field: key, options = [] }): Matched[] => {
    const [column, field] = [columns[place], fields.find((other) => other.key === key)];
    return column === undefined || field === undefined ? [] : [{ column, field, options }];
  });
  const readDates = yield* createReader(matched, "day", spellings.day);
  const readNumbers = yield* createReader(matched, "number", spellings.number);
  const rules: MappingRule[] = [];
  for (const { column, field, options } of matched) {
    yield;
    const steps: Step[] = [{ type: "trim" }];
    const [date, number] = [readDates(column, field), readNumbers(column, field)];
    if (date !== undefined) steps.push({ type: "date", order: date.order });
    if (isListField(field)) {
      const { separator } = findSeparator(column.values ?? [], field);
      steps.push({ type: "list", ...(separator !== undefined && { separator }) });
    }
    const isNumber = getFieldType(field).holds === "number";
    const unit = isNumber ? findUnit(column.values ?? [], field, column.name) : undefined;
    const own = unit && findDecimalSign((column.values ?? []).map((value) => cutUnit(value, unit)));
    const decimal = (own || number)?.decimal;
    if (decimal !== undefined) steps.push({ type: "number", decimal, ...(unit && { unit }) });
    const lookup = Object.fromEntries(
      options.filter(({ from, to }) => from !== to).map(({ from, to }) => [from, to]),
    );
    if (Object.keys(lookup).length > 0) steps.push({ type: "lookup", values: lookup });
    rules.push({ type: "assign", column: column.name, field: field.key, steps });
  }
  return rules;
}

/** Finds how the values of a column of this kind are written: as they prove, as others of the file prove, or guessed. */
function* createReader<Format extends { readonly proven: boolean; readonly provesOthers: boolean }>(
  matched: readonly Matched[],
  kind: ValueKind,
  find: (values: readonly string[]) => Format | undefined,
): Generator<void, (column: SourceColumn, field: Property) => Format | undefined> {
  const found = new Map<SourceColumn, Format | undefined>();
  for (const { column } of matched.filter(({ field }) => getFieldType(field).holds === kind)) {
    yield;
    found.set(column, find(column.values ?? []));
  }
  const proven = [...found.values()].find((format) => format?.provesOthers === true);
  return (column: SourceColumn, field: Property): Format | undefined => {
    const format = getFieldType(field).holds === kind ? found.get(column) : undefined;
    if (format === undefined || format.proven || "contrary" in format) return format;
    return proven ?? format;
  };
}

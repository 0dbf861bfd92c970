import type { Property } from "@data-import/types";
import { type CellContent, isEmpty } from "../fields/cell.ts";
import { createValueCheck } from "../fields/field-types.ts";
import { compileRules } from "../mapping/rules/compile-rules.ts";
import type { MappingRule, Step } from "../mapping/rules/rule.ts";
import { suggestRules } from "../mapping/rules/suggest-rules.ts";
import type { SourceColumn } from "../mapping/source-column.ts";
import { matchColumns, type Suggestion } from "../mapping/suggest.ts";
import { findDateOrder, readDate } from "../mapping/values/read-date.ts";
import { findDecimalSign, readNumber } from "../mapping/values/read-number.ts";
import { readDelimited } from "./csv.ts";
import type { Dialect } from "./dialect/dialect.ts";
import type { Row, Table } from "./source.ts";
import { readTable } from "./table.ts";

export { addNames } from "../mapping/names/vocabulary.ts";

/** What a text with a table would become. */
export interface TextLook {
  readonly columns: readonly LookedColumn[];
  readonly rows: readonly LookedRow[];
  /** The character between values; `\0` if there is none. */
  readonly delimiter: string;
  /** The rows of the header, counted from 0; empty if there is none. */
  readonly headerRows: readonly number[];
  /** How many rows are titles, notes and totals. */
  readonly leftOut: number;
}

/** A column, and how its values are understood. */
export interface LookedColumn {
  readonly name: string;
  /** The field of the sheet that it goes to. For a column without one, its type is what its values look like. */
  readonly field: Property | undefined;
  readonly type: Property["type"];
  /** From 0 to 1. */
  readonly confidence: number;
  readonly steps: readonly Step[];
}

/** A record; its cells have the order of the columns. */
export interface LookedRow {
  /** Its row in the file, counted from 0. */
  readonly number: number;
  readonly cells: readonly LookedCell[];
}

/** A value in the file, what the sheet would keep, and the code of the message if it is wrong. */
export interface LookedCell {
  readonly from: string;
  readonly value: CellContent;
  readonly wrong?: string;
}

/** How many values of a column are looked at to understand it. */
const sampleRows = 200;
/** The share of values that make a column without a field one of dates or numbers: the others are wrong values then. */
const enoughShare = 0.75;

/**
 * Looks at a text as the service would read it: finds the table, matches its columns with the fields of a sheet, reads dates
 * and numbers, and validates each value by itself. Needs no service and no Node. Undefined if the text is empty; throws an
 * `invalid` if it is not a table.
 */
export async function lookAtText(text: string, fields: readonly Property[]): Promise<TextLook | undefined> {
  let dialect: Dialect | undefined;
  const tell = (found: { readonly dialect: Dialect }) => {
    dialect = found.dialect;
  };
  const rows = readDelimited(once(text), {}, tell, () => {});
  const table = await readTable("", rows, {
    header: { algorithm: "dataRowAndSubHeaderDetection" },
    keepAllRows: false,
    isComment: ([first = ""]) => !isEmpty(dialect?.comment) && first.startsWith(dialect?.comment ?? ""),
  });
  if (table === undefined) return undefined;
  const records = await readAll(table);
  const columns = table.columns.map(({ key, label }, place, all): SourceColumn => {
    const isOnly = label !== "" && all.every((other, at) => at === place || other.label !== label);
    const values = records.slice(0, sampleRows).map((row) => row[place] ?? "");
    return { name: isOnly ? label : key, values: values.filter((value) => value.trim() !== "") };
  });
  const understood = understandColumns(columns, fields);
  const { headerRows, leftOut } = table.getNotes();
  return {
    columns: understood.map(({ rule, field, ...column }) => ({ ...column, field })),
    rows: readCells(records, columns, understood).map((cells, at) => ({
      number: table.findRow(at) ?? at,
      cells,
    })),
    delimiter: dialect?.delimiter ?? "",
    headerRows,
    leftOut,
  };
}

async function* once(text: string): AsyncIterable<string> {
  yield text;
}

async function readAll({ batches }: Table): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

interface Understood extends LookedColumn {
  /** The property by which its values are validated: that of the field, or one that fits its values. */
  readonly property: Property;
  readonly rule: MappingRule | undefined;
}

function understandColumns(columns: readonly SourceColumn[], fields: readonly Property[]): Understood[] {
  const { suggestions } = matchColumns(columns, fields);
  const properties = columns.map(({ name, values = [] }, place) => {
    const key = suggestions.find(({ column }) => column === place)?.field;
    return fields.find((field) => field.key === key) ?? guessProperty(`column ${place}`, name, values);
  });
  const all = columns.map(
    (_, place): Suggestion =>
      suggestions.find(({ column }) => column === place) ?? {
        column: place,
        field: properties[place]?.key ?? "",
        confidence: 0,
        by: "values",
      },
  );
  const rules = suggestRules(all, columns, properties);
  return columns.map(({ name }, place) => {
    const property = properties[place] as Property;
    const rule = rules.find((each) => each.type === "assign" && each.field === property.key);
    return {
      name,
      property,
      rule,
      type: property.type,
      confidence: all[place]?.confidence ?? 0,
      field: fields.includes(property) ? property : undefined,
      steps: (rule?.type === "assign" && rule.steps) || [],
    };
  });
}

/** A field for a column that the sheet has none for. `01067` is a text, although it has only digits. */
function guessProperty(key: string, label: string, values: readonly string[]): Property {
  const share = (isRead: (value: string) => boolean) => values.filter(isRead).length / values.length;
  const [date, number] = [findDateOrder(values), findDecimalSign(values)];
  const isCode = values.some((value) => /^0\d/.test(value));
  if (number && !isCode && share((value) => readNumber(value, number.decimal) !== undefined) >= enoughShare)
    return { key, label, type: "number" };
  if (date && share((value) => readDate(value, date.order) !== undefined) >= enoughShare)
    return { key, label, type: "date" };
  return { key, label, type: "string" };
}

function readCells(
  records: readonly Row[],
  columns: readonly SourceColumn[],
  understood: readonly Understood[],
): LookedCell[][] {
  const apply = compileRules(understood.flatMap(({ rule }) => rule ?? []));
  const checks = understood.map(({ property }) => createValueCheck(property));
  return records.map((row) => {
    const texts = columns.map((_, place) => row[place] ?? "");
    const { values } = apply(
      Object.fromEntries(columns.map(({ name }, place) => [name, texts[place] ?? ""])),
    );
    return understood.map(({ property }, place): LookedCell => {
      const from = texts[place] ?? "";
      const mapped = values[property.key];
      if (isEmpty(mapped)) {
        const isRequired = property.constraints?.some(({ type }) => type === "required");
        return { from, value: null, ...(isRequired && { wrong: "value_required" }) };
      }
      const { value, finding } = checks[place]?.(mapped) ?? { value: mapped };
      return { from, value, ...(finding?.type === "error" && { wrong: finding.code ?? "value_invalid" }) };
    });
  });
}

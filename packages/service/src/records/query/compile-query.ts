import { escapePattern, foldCase } from "@data-import/tables/basics";
import type { Field, Fields } from "@data-import/tables/fields";
import type { Comparison, Query, StatusTest } from "@data-import/tables/query";
import { type RawBuilder, sql } from "kysely";
import type { EngineSql } from "../../storage/engine-sql.ts";

type Condition = RawBuilder<boolean>;
type Text = RawBuilder<string | null>;

/** The SQL of the comparisons that order values. */
const orders = { lt: sql`<`, gt: sql`>`, lte: sql`<=`, gte: sql`>=` } as const;

/** Compiles a query to a condition on rows of the table `records`; every value is a parameter. All its fields exist. */
export function compileQuery(query: Query, fields: Fields, cells: EngineSql): Condition {
  switch (query.kind) {
    case "comparison":
      return compileComparison(query, fields, cells);
    case "status":
      return compileStatus(query, fields, cells);
    default:
      return joinConditions(
        query.kind,
        query.items.map((item) => compileQuery(item, fields, cells)),
      );
  }
}

/** Joins conditions as a balanced tree: SQLite allows a depth of at most 1000. */
export function joinConditions(kind: "and" | "or", conditions: readonly Condition[]): Condition {
  const [first] = conditions;
  if (first === undefined) return kind === "and" ? sql`1 = 1` : sql`1 = 0`;
  if (conditions.length === 1) return first;
  const middle = Math.ceil(conditions.length / 2);
  const left = joinConditions(kind, conditions.slice(0, middle));
  const right = joinConditions(kind, conditions.slice(middle));
  return kind === "and" ? sql`(${left} and ${right})` : sql`(${left} or ${right})`;
}

/** Whether a record has an error in a field. */
export function hasErrorIn(slot: number): Condition {
  return sql`coalesce(records.errors like ${`%,${slot},%`}, false)`;
}

/** The field that a query names by its key, or by its label in any case; undefined if there is none. */
export function findField(fields: Fields, name: string): Field | undefined {
  return fields.byKey.get(name) ?? fields.find(({ label }) => foldCase(label) === foldCase(name));
}

/** The field of a name that exists. */
export function getField(fields: Fields, name: string): Field {
  const field = findField(fields, name);
  if (field === undefined) throw new Error(`The query names the unknown field ${name}.`);
  return field;
}

function compileComparison(comparison: Comparison, fields: Fields, cells: EngineSql): Condition {
  if (comparison.field === undefined) return compareAny(comparison, fields, cells);
  return compareField(comparison, getField(fields, comparison.field), cells);
}

function compareField({ operator, value }: Comparison, field: Field, cells: EngineSql): Condition {
  const { slot } = field;
  if (operator === "ne") {
    return sql`not ${compareField({ kind: "comparison", field: field.key, operator: "eq", value }, field, cells)}`;
  }
  if (operator === "eq" && value === "") return cells.isEmpty(slot);
  const compareNumber = field.comparesAs === "number" ? compileNumber(operator, value) : undefined;
  if (compareNumber !== undefined) return sql`coalesce(${compareNumber(cells.number(slot))}, false)`;
  return cells.hasText(slot, compileText(operator, value, field.isList, cells));
}

/** A comparison without a field: one condition on all cells of a record instead of one for each field. */
function compareAny({ operator, value }: Comparison, fields: Fields, cells: EngineSql): Condition {
  const isFilled = (text: Text) => sql<boolean>`coalesce(${text}, '') <> ''`;
  if (operator === "ne") {
    // With a value, `ne` means: no field has it. With the empty text it means: a field has a value.
    if (value === "") return hasCell(fields, isFilled, cells);
    return sql`not ${compareAny({ kind: "comparison", field: undefined, operator: "eq", value }, fields, cells)}`;
  }
  if (operator === "eq" && value === "") {
    return joinConditions(
      "or",
      fields.map(({ slot }) => cells.isEmpty(slot)),
    );
  }
  const compareNumber = compileNumber(operator, value);
  const asNumber = compareNumber === undefined ? [] : fields.filter((field) => field.comparesAs === "number");
  const asText = fields.filter((field) => !asNumber.includes(field));
  const slots = asNumber.map(({ slot }) => slot);
  return joinConditions("or", [
    ...(compareNumber === undefined || slots.length === 0 ? [] : [cells.hasNumber(slots, compareNumber)]),
    ...[true, false].map((isList) =>
      hasCell(
        asText.filter((field) => field.isList === isList),
        compileText(operator, value, isList, cells),
        cells,
      ),
    ),
  ]);
}

function hasCell(
  fields: readonly Field[],
  condition: (text: Text) => Condition,
  cells: EngineSql,
): Condition {
  if (fields.length === 0) return sql`1 = 0`;
  return cells.hasCell(
    fields.map(({ slot }) => slot),
    condition,
  );
}

/** A comparison of numbers; undefined if the operator or the value is only for texts. */
function compileNumber(
  operator: Comparison["operator"],
  value: string,
): ((number: RawBuilder<number | null>) => Condition) | undefined {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return undefined;
  if (operator === "eq") return (given) => sql`${given} = ${number}`;
  if (operator !== "lt" && operator !== "gt" && operator !== "lte" && operator !== "gte") return undefined;
  return (given) => sql`${given} ${orders[operator]} ${number}`;
}

/** A comparison of one text, or of one item of a list. */
function compileText(
  operator: Exclude<Comparison["operator"], "ne">,
  value: string,
  isList: boolean,
  cells: EngineSql,
): (text: Text) => Condition {
  switch (operator) {
    case "eq":
      return (text) => sql`${text} = ${value}`;
    case "like":
    case "ilike":
      return (text) => cells.matches(text, closePattern(value), operator === "like");
    case "contains":
      return isList
        ? (text) => sql`${text} = ${value}`
        : (text) => cells.matches(text, `%${escapePattern(value)}%`, true);
    default:
      return (text) => sql`(${text} <> '' and ${cells.comparable(text)} ${orders[operator]} ${value})`;
  }
}

function compileStatus({ field, status }: StatusTest, fields: Fields, cells: EngineSql): Condition {
  if (field === undefined) {
    if (status === "error") return sql`records.errors is not null`;
    return status === "valid" ? sql`records.errors is null` : cells.hasWarning(undefined);
  }
  const { slot } = getField(fields, field);
  if (status === "warning") return cells.hasWarning(slot);
  return status === "error" ? hasErrorIn(slot) : sql`not ${hasErrorIn(slot)}`;
}

/** A pattern must not end with an escape character that escapes nothing. */
export function closePattern(pattern: string): string {
  let start = pattern.length;
  while (pattern[start - 1] === "\\") start -= 1;
  return (pattern.length - start) % 2 === 1 ? `${pattern}\\` : pattern;
}

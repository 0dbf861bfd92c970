import { type RawBuilder, sql } from "kysely";
import { type EngineSql, isCellEmpty } from "../../storage/engine-sql.ts";
import type { Field, Fields } from "../fields/fields.ts";
import type { Comparison, Query, StatusTest } from "./syntax.ts";

type Condition = RawBuilder<boolean>;

/** The SQL of the comparisons that order values. */
const orders = { lt: sql`<`, gt: sql`>`, lte: sql`<=`, gte: sql`>=` } as const;

/** Compiles a query to a condition on rows of the table `records`; every value is a parameter. */
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
  return fields.byKey.get(name) ?? fields.find(({ label }) => label.toLowerCase() === name.toLowerCase());
}

function compileComparison(comparison: Comparison, fields: Fields, cells: EngineSql): Condition {
  if (comparison.field !== undefined) {
    const field = findField(fields, comparison.field);
    // An unknown field is empty in every record.
    if (field === undefined) return isTrueForEmpty(comparison) ? sql`1 = 1` : sql`1 = 0`;
    return compareField(comparison, field, cells);
  }
  // `ne` without a field means: no field has the value.
  if (comparison.operator === "ne" && comparison.value !== "") {
    return sql`not ${compileComparison({ ...comparison, operator: "eq" }, fields, cells)}`;
  }
  return joinConditions(
    "or",
    fields.map((field) => compareField(comparison, field, cells)),
  );
}

function compareField({ operator, value }: Comparison, field: Field, cells: EngineSql): Condition {
  const { slot } = field;
  if (value === "" && operator === "eq") return isCellEmpty(cells, slot);
  if (value === "" && operator === "ne") return sql`not ${isCellEmpty(cells, slot)}`;
  switch (operator) {
    case "eq":
      return equals(field, value, cells);
    case "ne":
      return sql`not ${equals(field, value, cells)}`;
    case "like":
    case "ilike":
      return matchField(field, closePattern(value), operator === "like", cells);
    case "contains":
      return field.isList
        ? cells.hasItem(slot, (item) => sql`${item} = ${value}`)
        : matchField(field, `%${escapePattern(value)}%`, true, cells);
    default: {
      const number = readNumber(value);
      if (field.comparesAs === "number" && number !== undefined) {
        return sql`coalesce(${cells.number(slot)} ${orders[operator]} ${number}, false)`;
      }
      const text = cells.text(slot);
      const comparable = sql`${cells.comparable(text)} ${orders[operator]} ${value}`;
      return sql`(coalesce(${text}, '') <> '' and ${comparable})`;
    }
  }
}

function equals(field: Field, value: string, cells: EngineSql): Condition {
  const { slot } = field;
  if (field.isList) return cells.hasItem(slot, (item) => sql`${item} = ${value}`);
  const number = readNumber(value);
  if (field.comparesAs === "number" && number !== undefined) {
    return sql`coalesce(${cells.number(slot)} = ${number}, false)`;
  }
  return sql`coalesce(${cells.text(slot)} = ${value}, false)`;
}

function matchField(field: Field, pattern: string, isCaseSensitive: boolean, cells: EngineSql): Condition {
  return field.isList
    ? cells.hasItem(field.slot, (item) => cells.matches(item, pattern, isCaseSensitive))
    : sql`coalesce(${cells.matches(cells.text(field.slot), pattern, isCaseSensitive)}, false)`;
}

function compileStatus({ field, status }: StatusTest, fields: Fields, cells: EngineSql): Condition {
  if (field === undefined) {
    if (status === "error") return sql`records.errors is not null`;
    return status === "valid" ? sql`records.errors is null` : cells.hasWarning(undefined);
  }
  const slot = findField(fields, field)?.slot;
  if (slot === undefined) return status === "valid" ? sql`1 = 1` : sql`1 = 0`;
  if (status === "warning") return cells.hasWarning(slot);
  return status === "error" ? hasErrorIn(slot) : sql`not ${hasErrorIn(slot)}`;
}

/** Whether a comparison holds for a field without a value. */
function isTrueForEmpty({ operator, value }: Comparison): boolean {
  return operator === "ne" ? value !== "" : operator === "eq" && value === "";
}

function readNumber(text: string): number | undefined {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Escapes the special characters of a pattern. */
export function escapePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/** A pattern must not end with an escape character that escapes nothing. */
function closePattern(pattern: string): string {
  let ending = 0;
  while (pattern.at(-1 - ending) === "\\") ending++;
  return ending % 2 === 1 ? `${pattern}\\` : pattern;
}

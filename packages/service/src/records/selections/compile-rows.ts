import { escapePattern } from "@data-import/tables/basics";
import type { Field, Fields } from "@data-import/tables/fields";
import type { Comparison, Query } from "@data-import/tables/query";
import type { CellTest, Order } from "../columns/cell-test.ts";
import { compilePattern } from "../columns/pattern.ts";
import { errorsSlot, type RowTest } from "../columns/row-test.ts";
import { closePattern, getField } from "../query/compile-query.ts";
import type { Selection } from "./selection-parameters.ts";

/**
 * Compiles the same conditions as `compileSelection` for columns; undefined if a condition needs more than the columns
 * have: ids, commits, and warnings.
 */
export function compileRows(
  fields: Fields,
  selection: Selection,
  queries: readonly Query[],
): RowTest | undefined {
  const { ids = [], exceptions = [], changedIn, changedFrom, changedSince, filter } = selection;
  const needsMore = ids.length + exceptions.length > 0 || filter === "none";
  if (needsMore || (changedIn ?? changedFrom ?? changedSince) !== undefined) return undefined;
  if (queries.some(hasWarning)) return undefined;
  const items = [
    ...compileFilter(fields, selection),
    ...compileSearch(fields, selection.searchValue, selection.searchField),
    ...compileSearch(fields, selection.text),
    ...queries.map((query) => compileQuery(fields, query)),
  ];
  return { kind: "and", items };
}

function hasWarning(query: Query): boolean {
  if ("items" in query) return query.items.some(hasWarning);
  return query.kind === "status" && query.status === "warning";
}

function compileFilter(fields: Fields, { filter, filterField }: Selection): RowTest[] {
  if (filter !== "error" && filter !== "valid") return [];
  const slot = filterField === undefined ? undefined : fields.byKey.get(filterField)?.slot;
  return [testStatus(slot, filter === "error")];
}

function testStatus(slot: number | undefined, isError: boolean): RowTest {
  const literal = { text: `,${slot},`, folds: "nothing", decides: "part" } as const;
  const test: CellTest =
    slot === undefined
      ? { kind: "filled" }
      : { kind: "text", literal, test: (text) => text.includes(literal.text) };
  const hasError: RowTest = { kind: "cell", slot: errorsSlot, test };
  return isError ? hasError : { kind: "not", item: hasError };
}

function compileSearch(fields: Fields, value: string | undefined, key?: string): RowTest[] {
  if (value === undefined || value === "") return [];
  const exact = /^"(.*)"$/s.exec(value)?.[1];
  const field = key === undefined ? undefined : fields.byKey.get(key);
  const searched = field === undefined ? [...fields] : [field];
  if (exact === "") return [testAny(searched, { kind: "empty" })];
  const escaped = escapePattern(exact ?? value);
  return [testAny(searched, testPattern(exact === undefined ? `%${escaped}%` : escaped, false))];
}

function testAny(fields: readonly Field[], test: CellTest): RowTest {
  return { kind: "or", items: fields.map(({ slot }) => ({ kind: "cell", slot, test })) };
}

function testPattern(pattern: string, isCaseSensitive: boolean): CellTest {
  return { kind: "text", ...compilePattern(pattern, isCaseSensitive) };
}

function compileQuery(fields: Fields, query: Query): RowTest {
  switch (query.kind) {
    case "comparison":
      return compileComparison(fields, query);
    case "status":
      return testStatus(
        query.field === undefined ? undefined : getField(fields, query.field).slot,
        query.status === "error",
      );
    default:
      return { kind: query.kind, items: query.items.map((item) => compileQuery(fields, item)) };
  }
}

function compileComparison(fields: Fields, comparison: Comparison): RowTest {
  const { field, operator, value } = comparison;
  const searched = field === undefined ? [...fields] : [getField(fields, field)];
  if (operator === "ne") {
    // Without a field, `ne` and the empty text mean: a field has a value.
    if (field === undefined && value === "") return testAny(searched, { kind: "filled" });
    return { kind: "not", item: compileComparison(fields, { ...comparison, operator: "eq" }) };
  }
  if (operator === "eq" && value === "") return testAny(searched, { kind: "empty" });
  const number = testNumbers(operator, value);
  return {
    kind: "or",
    items: searched.map(({ slot, comparesAs, isList }) => ({
      kind: "cell",
      slot,
      test: comparesAs === "number" && number !== undefined ? number : testTexts(operator, value, isList),
    })),
  };
}

function testNumbers(operator: Comparison["operator"], value: string): CellTest | undefined {
  const number = value.trim() === "" ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return undefined;
  return operator === "eq" || isOrder(operator) ? { kind: "number", operator, value: number } : undefined;
}

function isOrder(operator: Comparison["operator"]): operator is Order {
  return operator === "lt" || operator === "gt" || operator === "lte" || operator === "gte";
}

function testTexts(operator: Comparison["operator"], value: string, isList: boolean): CellTest {
  if (isOrder(operator)) return { kind: "order", operator, bytes: Buffer.from(value) };
  if (operator === "like" || operator === "ilike") {
    return testPattern(closePattern(value), operator === "like");
  }
  // A list contains an item, and a text contains a part of it.
  const isPart = operator === "contains" && !isList;
  return testPattern(isPart ? `%${escapePattern(value)}%` : escapePattern(value), true);
}

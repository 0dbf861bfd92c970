import {
  type FilterObject,
  listFieldNames,
  type Query,
  QuerySyntaxError,
  readFilterObject,
  readQuery,
} from "@data-import/tables/query";
import { createInvalid, DomainError, type Problem } from "../../domain/errors.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { describeUnknownField } from "../batches/input.ts";
import { findField } from "../query/compile-query.ts";
import type { Selection } from "./selection-parameters.ts";

/** A query, and the parameter with a name of one of its fields. */
export interface NamedQuery {
  readonly query: Query;
  nameKey(field: string): string;
}

/** Whether a selection names a field that a sheet does not have. */
export function hasUnknownFields(sheet: LoadedSheet, selection: Selection): boolean {
  return findUnknownFields(sheet, selection, readQueries(selection)).length > 0;
}

function findUnknownFields(
  sheet: LoadedSheet,
  selection: Selection,
  queries: readonly NamedQuery[],
): Problem[] {
  const named = (["filterField", "searchField", "sortField"] as const).flatMap((name) => {
    const key = selection[name];
    return key === undefined || sheet.fields.byKey.has(key) ? [] : [[name, key] as const];
  });
  const inQueries = queries.flatMap(({ query, nameKey }) =>
    listFieldNames(query).flatMap((name) =>
      findField(sheet.fields, name) === undefined ? [[nameKey(name), name] as const] : [],
    ),
  );
  return [...named, ...inQueries].map(([key, name]) => ({
    key,
    message: describeUnknownField(sheet, name),
    code: "field_unknown",
  }));
}

/** The errors in the names and values of a selection that do not need the database. */
export function findProblems(
  sheet: LoadedSheet,
  selection: Selection,
  queries: readonly NamedQuery[],
): Problem[] {
  const { filter, sortField, sortDirection } = selection;
  const problems: Problem[] = findUnknownFields(sheet, selection, queries);
  const isSortWrong = problems.some(({ key }) => key === "sortField");
  if (!isSortWrong && (sortField === undefined) !== (sortDirection === undefined)) {
    const [sent, missing] =
      sortField === undefined ? ["sortDirection", "sortField"] : ["sortField", "sortDirection"];
    problems.push({ key: missing, message: `\`${sent}\` also needs \`${missing}\`.`, code: "value_missing" });
  }
  if (filter !== undefined && !["valid", "error", "all", "none"].includes(filter)) {
    problems.push({
      key: "filter",
      message: "`filter` must be one of valid, error, all and none.",
      code: "value_not_allowed",
    });
  }
  return problems;
}

/** Reads the queries of a selection; throws an `invalid` for a syntax error. */
export function readQueries({ q, conditions }: Selection): NamedQuery[] {
  return [
    ...(q === undefined ? [] : [{ query: readQueryText(q), nameKey: () => "q" }]),
    ...(conditions === undefined
      ? []
      : [{ query: readConditions(conditions), nameKey: (field: string) => `filter.${field}` }]),
  ];
}

function readConditions(conditions: FilterObject): Query {
  const { query, problems } = readFilterObject(conditions);
  if (problems.length > 0) throw new DomainError("query_malformed", problems);
  return query;
}

function readQueryText(q: string): Query {
  try {
    return readQuery(q);
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw createInvalid("query_malformed", "q", error.message);
    throw error;
  }
}

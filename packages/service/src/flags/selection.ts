import type { FilterObject } from "@data-import/tables/query";
import type { BulkMutateFlagsJobConfig, BulkMutateFlagsRequest } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError, renameKeys } from "../domain/errors.ts";
import { compileSelection } from "../records/selections/selection.ts";
import type { Selection } from "../records/selections/selection-parameters.ts";
import { listLoadedSheets } from "../sheets/sheets.ts";

type Conditions = Pick<
  BulkMutateFlagsJobConfig & BulkMutateFlagsRequest,
  "exceptions" | "filter" | "filterField" | "ids" | "q" | "query" | "searchField" | "searchValue"
>;

/** The selected records of a bulk change; throws an `invalid` if `filter` is a number, a list or `null`. */
export function readSelection(conditions: Conditions): Selection {
  const { query, q, filter, filterField, searchValue, searchField, ids, exceptions } = conditions;
  const others = { filterField, searchValue, searchField, q: query, text: q, ids, exceptions };
  if (filter === undefined || typeof filter === "string") return { ...others, filter };
  if (typeof filter === "object" && filter !== null && !Array.isArray(filter)) {
    return { ...others, conditions: filter as FilterObject };
  }
  const message = "`filter` must be one of valid, error, all and none, or an object of conditions.";
  throw createInvalid("value_not_allowed", "filter", message);
}

/** Throws an `invalid` if the conditions of a bulk change are invalid for every sheet of a workbook. */
export function checkSelection(context: Context, workbookId: string, conditions: Conditions): Promise<void> {
  // Here, the query language is `query`. In every other operation it is `q`.
  return renameKeys(
    (key) => (key === "q" ? "query" : key),
    () => checkSheets(context, workbookId, readSelection(conditions)),
  );
}

async function checkSheets(context: Context, workbookId: string, selection: Selection): Promise<void> {
  let reason: unknown;
  for (const sheet of await listLoadedSheets(context, workbookId)) {
    try {
      await compileSelection(context, sheet, selection);
      return;
    } catch (error) {
      // If one sheet does not have a field, another one may have it.
      if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
      reason ??= error;
    }
  }
  if (reason !== undefined) throw reason;
}

import type { BulkMutateFlagsJobConfig, BulkMutateFlagsRequest } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, DomainError } from "../domain/errors.ts";
import { compileSelection, type Selection } from "../records/selection.ts";
import { listLoadedSheets } from "../sheets/sheets.ts";

type Conditions = Pick<
  BulkMutateFlagsJobConfig & BulkMutateFlagsRequest,
  "exceptions" | "filter" | "filterField" | "ids" | "q" | "query" | "searchField" | "searchValue"
>;

/** The selected records of a bulk change; throws an `invalid` for an unknown filter. */
export function readSelection(conditions: Conditions): Selection {
  const { query, q, filter, filterField, searchValue, searchField, ids, exceptions } = conditions;
  if (filter !== undefined && typeof filter !== "string") {
    throw createInvalid("filter", "`filter` must be one of valid, error, all and none.");
  }
  return { filter, filterField, searchValue, searchField, q: query, text: q, ids, exceptions };
}

/** Throws an `invalid` if a selection is invalid for every sheet of a workbook. */
export async function checkSelection(
  context: Context,
  workbookId: string,
  selection: Selection,
): Promise<void> {
  let reason: unknown;
  for (const sheet of await listLoadedSheets(context, workbookId)) {
    try {
      await compileSelection(context, sheet, selection);
      return;
    } catch (error) {
      // If one sheet does not have a field, another one may have it.
      if (!(error instanceof DomainError) || error.code !== "invalid") throw error;
      reason ??= nameAsSent(error);
    }
  }
  if (reason !== undefined) throw reason;
}

/** The query language is called `q` in every other operation. */
function nameAsSent({ problems }: DomainError): DomainError {
  return new DomainError(
    "invalid",
    problems.map((problem) => (problem.key === "q" ? { ...problem, key: "query" } : problem)),
  );
}

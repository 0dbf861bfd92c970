import type { Context, NewEvent } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { describePlaces, type SpacePlace } from "../context/places.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createNotFound, type DomainError } from "../domain/errors.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { findWorkbookRow } from "./store.ts";

/**
 * The workbook of an id in the actor's scope; throws a `not-found` that names `key` if there is none.
 */
export async function getWorkbook(
  context: Context,
  id: string,
  key = "workbookId",
  missing: () => DomainError = () => createNotFound("workbook", id, key),
): Promise<WorkbookView> {
  const row = requireRowInScope(context, await findWorkbookRow(context, id), missing);
  const { workbookIds } = await findGuestLimits(context, row.space_id);
  if (workbookIds?.includes(id) === false) throw missing();
  return row;
}

/** The same, locked until the transaction ends: nobody else adds sheets or flags, or changes them. */
export function lockWorkbook(context: Context, id: string): Promise<Locked<WorkbookView>> {
  return lockRows(context, "workbooks", [id], () => getWorkbook(context, id));
}

/** The common part of events about a workbook. */
export function describeWorkbookPlace(row: WorkbookView): NewEvent["context"] {
  return describePlaces(readSpacePlace(row), row);
}

type SpaceColumns = Pick<
  WorkbookView,
  "environment_id" | "space_id" | "space_name" | "space_namespace" | "app_id"
>;

/** The space of a workbook, for the context of events. */
export function readSpacePlace(row: SpaceColumns): SpacePlace {
  return {
    environmentId: row.environment_id,
    id: row.space_id,
    name: row.space_name,
    namespace: row.space_namespace,
    appId: row.app_id,
  };
}

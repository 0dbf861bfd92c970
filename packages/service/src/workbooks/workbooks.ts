import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { requireReachable } from "../context/require-reach.ts";
import { createNotFound, type DomainError } from "../domain/errors.ts";
import type { WorkbookRow } from "../storage/rows/workbooks.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { findWorkbookRow } from "./store.ts";

/**
 * The workbook of an id, within the actor's reach; throws what `missing` makes otherwise, a `not-found` that names `key`.
 */
export async function getWorkbook(
  context: Context,
  id: string,
  key = "workbookId",
  missing: () => DomainError = () => createNotFound("workbook", id, key),
): Promise<Selectable<WorkbookRow>> {
  const row = requireReachable(context, await findWorkbookRow(context, id), missing);
  const { workbookIds } = await findGuestLimits(context, row.space_id);
  if (workbookIds?.includes(id) === false) throw missing();
  return row;
}

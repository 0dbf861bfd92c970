import type { Action, EnvironmentId, SpaceId, Workbook, WorkbookId } from "@data-import/types";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import type { WorkbookView } from "../storage/rows/workbooks.ts";
import { describeApiSheet } from "./describe.ts";
import type { LoadedSheet } from "./sheets.ts";

/** A workbook in the shape of the API, with its sheets if they are requested, and the actions of all of them by target. */
export function describeWorkbook(
  row: WorkbookView,
  sheets: readonly LoadedSheet[] | undefined,
  actions: ReadonlyMap<string, Action[]>,
  {
    withCounts = false,
    findLocker,
  }: { readonly withCounts?: boolean; readonly findLocker?: (sheet: LoadedSheet) => string | undefined } = {},
): Workbook {
  // As the description says, there are no counts here: clients request the counts of a sheet.
  const counts = withCounts ? { total: 0, valid: 0, error: 0 } : undefined;
  return {
    id: row.id as WorkbookId,
    name: row.name,
    spaceId: row.space_id as SpaceId,
    environmentId: row.environment_id as EnvironmentId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...(omitEmpty({
      sheets: sheets?.map((sheet) =>
        describeApiSheet(sheet, actions.get(sheet.id), findLocker?.(sheet), counts),
      ),
      labels: readJson(row.labels),
      actions: actions.get(row.id),
      settings: readJson(row.settings),
      metadata: readJson(row.metadata),
      treatments: readJson(row.treatments),
      namespace: row.namespace,
      folder: row.folder,
      storageStrategy: row.storage_strategy,
      createdFrom: row.created_from,
      lastPropagatedAt: row.last_propagated_at,
      expiredAt: row.expired_at,
    }) as Partial<Workbook>),
  };
}

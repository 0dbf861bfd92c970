import type { Action, RecordCounts, Sheet, SheetId, WorkbookId } from "@data-import/types";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import { joinActions } from "./actions-of-fields.ts";
import type { LoadedSheet } from "./sheets.ts";

/** A sheet in the shape of the API, with the actions that belong to it. */
export function describeApiSheet(
  { row, config }: LoadedSheet,
  actions: readonly Action[] | undefined,
  recordCounts?: RecordCounts,
): Sheet {
  return {
    id: row.id as SheetId,
    workbookId: row.workbook_id as WorkbookId,
    name: row.name,
    slug: row.slug,
    config: joinActions(config, actions),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...omitEmpty({
      metadata: readJson(row.metadata),
      namespace: row.namespace,
      lockedBy: row.locked_by,
      lockedAt: row.locked_at,
      recordCounts,
      treatments: config.treatments,
      collection: config.collection,
      createdFrom: row.created_from as SheetId | null,
      lastPropagatedAt: row.last_propagated_at,
    }),
  };
}

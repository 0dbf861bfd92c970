import type { Action, RecordCounts, Sheet, SheetId, WorkbookId } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import { findNames } from "../visits/actor-names.ts";
import { joinActions } from "./actions-of-fields.ts";
import type { LoadedSheet } from "./sheets.ts";

/** A sheet in the shape of the API, with the actions that belong to it. */
export function describeApiSheet(
  { row, config }: LoadedSheet,
  actions: readonly Action[] | undefined,
  lockedByName: string | undefined,
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
      lockedByName,
      lockedAt: row.locked_at,
      recordCounts,
      treatments: config.treatments,
      collection: config.collection,
      createdFrom: row.created_from as SheetId | null,
      lastPropagatedAt: row.last_propagated_at,
    }),
  };
}

/** Finds the name of the actor who has locked a sheet. All sheets are in one space. */
export async function nameLockers(
  context: Context,
  sheets: readonly LoadedSheet[],
): Promise<(sheet: LoadedSheet) => string | undefined> {
  const actorIds = sheets.flatMap(({ lockedBy }) => lockedBy ?? []);
  const [sheet] = sheets;
  if (sheet === undefined || actorIds.length === 0) return () => undefined;
  const { environmentId, spaceId } = sheet;
  const [findName] = await findNames(context, [{ environmentId, spaceId, actorIds }]);
  return ({ lockedBy }) => findName?.(lockedBy);
}

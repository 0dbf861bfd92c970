import type { SpaceBlueprint, SpaceConfig, SpaceId } from "@data-import/types";
import type { Selectable } from "kysely";
import { setActionsOf } from "../actions/actions-of-targets.ts";
import type { Context } from "../context/context.ts";
import { createDocument } from "../documents/documents.ts";
import { renameKeys } from "../domain/errors.ts";
import { createGuidance } from "../guidance/guidance.ts";
import { createWorkbook, requireValidSheets } from "../lifecycle/change-workbooks.ts";
import { lockSpace } from "../spaces/spaces.ts";
import { updateSpaceRow } from "../spaces/store.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";

/** Throws an `invalid` if a blueprint of an app has sheets that workbooks cannot have. */
export async function requireValidBlueprint({ workbooks = [] }: SpaceBlueprint = {}): Promise<void> {
  for (const [index, { sheets = [] }] of workbooks.entries()) {
    await renameKeys(
      (key) => `blueprint.workbooks[${index}].${key}`,
      async () => requireValidSheets(sheets),
    );
  }
}

/** Makes the content of a blueprint in a new space. */
export async function applyBlueprint(
  context: Context,
  { id, environment_id: environmentId }: Selectable<SpaceRow>,
  { workbooks = [], documents = [], guidance = [], actions }: SpaceBlueprint,
  config: SpaceConfig,
): Promise<void> {
  const space = await lockSpace(context, id);
  const ids: string[] = [];
  for (const workbook of workbooks) {
    ids.push((await createWorkbook(context, { ...workbook, spaceId: id as SpaceId })).id);
  }
  for (const document of documents) await createDocument(context, space, document);
  for (const one of guidance) await createGuidance(context, id, one);
  // The actions of the request come instead.
  if (config.actions === undefined) await setActionsOf(context, { id, spaceId: id, environmentId }, actions);
  if (ids[0] !== undefined) await updateSpaceRow(context, space, { primary_workbook_id: ids[0] });
}

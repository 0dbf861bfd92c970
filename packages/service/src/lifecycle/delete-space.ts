import type { Selectable } from "kysely";
import { deleteActionsOfSpaces } from "../actions/delete-actions.ts";
import { forgetSpaces } from "../auth/tokens.ts";
import { deleteCanvasesOfSpaces } from "../canvas-areas/canvases.ts";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { deleteDocumentsOfSpaces } from "../documents/documents.ts";
import { divide } from "../domain/chunks.ts";
import { deleteFilesOfSpaces, expireFilesOfSpace } from "../files/files.ts";
import { deleteGuidanceOfSpaces } from "../guidance/guidance.ts";
import { deleteJobRowsOfSpaces } from "../jobs/store.ts";
import { createSpaceEvent } from "../spaces/spaces.ts";
import { deleteSpaceRows, updateSpaceRow } from "../spaces/store.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { dismissGuestsOfSpaces } from "../visits/leave-space.ts";
import { deleteWorkbooksOfSpaces, expireWorkbooksOfSpace } from "./change-workbooks.ts";

type Row = Selectable<SpaceRow>;

const deleteContents: readonly ((context: Context, spaceIds: readonly string[]) => Promise<void>)[] = [
  deleteWorkbooksOfSpaces,
  deleteFilesOfSpaces,
  deleteDocumentsOfSpaces,
  deleteGuidanceOfSpaces,
  deleteActionsOfSpaces,
  deleteCanvasesOfSpaces,
  deleteCopiesOfSpaces,
  deleteJobRowsOfSpaces,
  dismissGuestsOfSpaces,
  forgetSpaces,
];

/** Deletes what is kept about the templates of deleted spaces. */
async function deleteCopiesOfSpaces({ db, accountId }: Context, spaceIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom("template_copies")
    .where("account_id", "=", accountId)
    .where("space_id", "in", spaceIds)
    .execute();
}

/** Deletes spaces with everything in them, with one event for all of each. */
export async function deleteSpaces(context: Context, spaces: Locked<Row[]>): Promise<void> {
  await removeSpaces(context, spaces);
  for (const space of spaces) await context.emit(createSpaceEvent("space:deleted", space));
}

/** Deletes spaces with everything in them, without events. */
export async function removeSpaces(
  context: Context,
  spaces: Locked<{ readonly id: string }[]>,
): Promise<void> {
  // A space may have thousands of files, and a statement takes only so many values.
  for (const some of divide(spaces, 100)) {
    const ids = some.map(({ id }) => id);
    for (const deleteContent of deleteContents) await deleteContent(context, ids);
    await deleteSpaceRows(context, some);
  }
}

/** Expires a space: deletes its workbooks and files, with an event for each. The space stays in lists. */
export async function expireSpace(context: Context, space: Locked<Row>): Promise<void> {
  await expireWorkbooksOfSpace(context, space.id);
  await expireFilesOfSpace(context, space.id);
  await updateSpaceRow(context, space, { expired_at: context.now, updated_at: context.now });
  await context.emit(createSpaceEvent("space:expired", space));
}

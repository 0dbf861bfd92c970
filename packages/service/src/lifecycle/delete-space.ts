import type { Selectable } from "kysely";
import { deleteActionsOfSpace } from "../actions/delete-actions.ts";
import { forgetSpace } from "../auth/tokens.ts";
import { deleteCanvasesOfSpace } from "../canvas-areas/canvases.ts";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { deleteDocumentsOfSpace } from "../documents/documents.ts";
import { deleteFilesOfSpace, expireFilesOfSpace } from "../files/files.ts";
import { deleteGuidanceOfSpace } from "../guidance/guidance.ts";
import { deleteJobRowsOfSpace } from "../jobs/store.ts";
import { createSpaceEvent } from "../spaces/spaces.ts";
import { deleteSpaceRow, updateSpaceRow } from "../spaces/store.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { dismissGuestsOfSpace } from "../visits/leave-space.ts";
import { deleteWorkbooksOfSpace, expireWorkbooksOfSpace } from "./change-workbooks.ts";

type Row = Selectable<SpaceRow>;

const deleteContents: readonly ((context: Context, spaceId: string) => Promise<void>)[] = [
  deleteWorkbooksOfSpace,
  deleteFilesOfSpace,
  deleteDocumentsOfSpace,
  deleteGuidanceOfSpace,
  deleteActionsOfSpace,
  deleteCanvasesOfSpace,
  deleteCopiesOfSpace,
  deleteJobRowsOfSpace,
  dismissGuestsOfSpace,
  forgetSpace,
];

/** Deletes what is kept about the template of a deleted space. */
async function deleteCopiesOfSpace({ db, accountId }: Context, spaceId: string): Promise<void> {
  await db
    .deleteFrom("template_copies")
    .where("account_id", "=", accountId)
    .where("space_id", "=", spaceId)
    .execute();
}

/** Deletes a space with everything in it, with one event for all of it. */
export async function deleteSpace(context: Context, space: Locked<Row>): Promise<void> {
  for (const deleteContent of deleteContents) await deleteContent(context, space.id);
  await deleteSpaceRow(context, space);
  await context.emit(createSpaceEvent("space:deleted", space));
}

/** Expires a space: deletes its workbooks and files, with an event for each. The space stays in lists. */
export async function expireSpace(context: Context, space: Locked<Row>): Promise<void> {
  await expireWorkbooksOfSpace(context, space.id);
  await expireFilesOfSpace(context, space.id);
  await updateSpaceRow(context, space, { expired_at: context.now, updated_at: context.now });
  await context.emit(createSpaceEvent("space:expired", space));
}

import type { GuestId, GuestSpace } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import type { Held, Locked } from "../context/lock-rows.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { guest as guestRole } from "../roles/permissions.ts";
import { grantRole, withdrawRoles } from "../roles/roles.ts";
import { getSheet } from "../sheets/sheets.ts";
import { describeSpace, getListedSpace, type getSpace, holdSpace } from "../spaces/spaces.ts";
import { writeJson } from "../storage/rows/columns.ts";
import type { GuestRow } from "../storage/rows/guests.ts";
import { getWorkbook } from "../workbooks/workbooks.ts";
import { deleteGuestSpaceRow, listSpacesOfGuest, putGuestSpaceRow } from "./store.ts";

type Space = Awaited<ReturnType<typeof getSpace>>;

/** A space that a guest may enter, with its readable workbooks and sheets. Everything named here exists. */
export interface Admission {
  readonly space: Held<Space>;
  readonly workbookIds: readonly string[] | undefined;
  readonly sheetIds: readonly string[] | undefined;
}

/**
 * Checks that the spaces exist, with the workbooks and sheets that are named.
 * @param path the path of the list in the body: `[0].spaces`
 */
export async function readAdmissions(
  context: Context,
  spaces: readonly GuestSpace[],
  path: string,
): Promise<Admission[]> {
  const admissions: Admission[] = [];
  for (const [index, { id, workbooks, sheets }] of spaces.entries()) {
    const key = `${path}[${index}]`;
    const space = await holdSpace(context, id, `${key}.id`);
    if (admissions.some((other) => other.space.id === id)) {
      const message = `The space \`${id}\` is in the list twice: combine both entries into one.`;
      throw new DomainError("reference_mismatch", { message, key: `${key}.id` });
    }
    for (const [place, workbook] of (workbooks ?? []).entries()) {
      await requireWorkbook(context, space, workbook.id, `${key}.workbooks[${place}].id`);
    }
    for (const [place, sheet] of (sheets ?? []).entries()) {
      await requireSheet(context, space, sheet.id, `${key}.sheets[${place}].id`);
    }
    admissions.push({
      space,
      workbookIds: workbooks?.map((one) => one.id),
      sheetIds: sheets?.map((one) => one.id),
    });
  }
  return admissions;
}

/**
 * Gives a guest access to a space, with the role of guests. Records an event if the guest had no access before.
 * @returns whether the access of the guest is another one than before
 */
export async function admitGuest(
  context: Context,
  { row: guest }: Locked<{ readonly row: Selectable<GuestRow> }>,
  { space, workbookIds, sheetIds }: Admission,
): Promise<boolean> {
  const before = (await listSpacesOfGuest(context, guest.id)).find(({ space_id }) => space_id === space.id);
  const lists = { workbook_ids: workbookIds ?? null, sheet_ids: sheetIds ?? null };
  if (before !== undefined && findChanges(before, {}, lists) === undefined) return false;
  await putGuestSpaceRow(context, {
    account_id: context.accountId,
    guest_id: guest.id,
    space_id: space.id,
    workbook_ids: writeJson(workbookIds),
    sheet_ids: writeJson(sheetIds),
  });
  if (before !== undefined) return true;
  const place = { resourceId: space.id, environmentId: space.environment_id, spaceId: space.id };
  await grantRole(context, guest.id, guestRole, place);
  const event = createGuestEvent("space:guestAdded", guest.id, space);
  // Guests who come by the link of a space add themselves.
  const actor = context.actor.kind === "anonymous" && { actorId: guest.id as GuestId };
  await context.emit({ ...event, context: { ...event.context, ...actor } });
  return true;
}

/** Removes the access of a guest to a space, with all its roles there, and records the event. */
export async function dismissGuest(
  context: Context,
  { row: { id: guestId } }: Locked<{ readonly row: Selectable<GuestRow> }>,
  spaceId: string,
): Promise<void> {
  const space = await getListedSpace(context, spaceId);
  await deleteGuestSpaceRow(context, guestId, spaceId);
  await withdrawRoles(context, guestId, spaceId);
  await context.emit(createGuestEvent("space:guestRemoved", guestId, space));
}

async function requireWorkbook(context: Context, space: Space, id: string, key: string): Promise<void> {
  const missing = () => createNotFound("workbook", id, key, "this space");
  const workbook = await getWorkbook(context, id, key, missing);
  if (workbook.space_id !== space.id) throw missing();
}

async function requireSheet(context: Context, space: Space, id: string, key: string): Promise<void> {
  const sheet = await getSheet(context, id, key);
  if (sheet.spaceId !== space.id) throw createNotFound("sheet", id, key, "this space");
}

function createGuestEvent(
  topic: "space:guestAdded" | "space:guestRemoved",
  guestId: string,
  space: Space,
): NewEvent {
  return { topic, domain: "space", payload: { guestId }, context: describeSpace(space), target: space.id };
}

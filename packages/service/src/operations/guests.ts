import type { Guest } from "@data-import/types";
import type { Selectable } from "kysely";
import { createToken, lifetimes } from "../auth/tokens.ts";
import { createNotFound } from "../domain/errors.ts";
import { dismissGuest } from "../guests/access.ts";
import {
  changeGuest,
  deleteGuest,
  describeGuest,
  getGuest,
  getWholeGuest,
  inviteGuest,
} from "../guests/guests.ts";
import { listGuestRows, listSpacesOfGuestsIn } from "../guests/store.ts";
import { assignRole, listActorRoles, removeActorRole, requireRolesOf } from "../roles/roles.ts";
import { getSpace } from "../spaces/spaces.ts";
import type { GuestSpaceRow } from "../storage/rows/guests.ts";
import type { Handlers } from "./handler.ts";

/** The people who are invited to spaces. */
export const guestHandlers: Pick<
  Handlers,
  | "listGuests"
  | "createGuests"
  | "getGuest"
  | "updateGuest"
  | "deleteGuest"
  | "getGuestToken"
  | "listGuestRoles"
  | "assignGuestRole"
  | "deleteGuestRole"
> = {
  async listGuests(context, { query: { spaceId, email } }) {
    await getSpace(context, spaceId);
    const rows = await listGuestRows(context, spaceId, email);
    const spaces = new Map(rows.map(({ id }): [string, Selectable<GuestSpaceRow>[]] => [id, []]));
    for (const one of await listSpacesOfGuestsIn(context, spaceId)) spaces.get(one.guest_id)?.push(one);
    return { data: rows.map((row) => describeGuest(context, { row, spaces: spaces.get(row.id) ?? [] })) };
  },
  async createGuests(context, { body }) {
    const data: Guest[] = [];
    for (const [index, config] of body.entries()) {
      data.push(describeGuest(context, await inviteGuest(context, config, `[${index}]`)));
    }
    return { data };
  },
  async getGuest(context, { path: { guestId } }) {
    return { data: describeGuest(context, await getGuest(context, guestId)) };
  },
  async updateGuest(context, { path: { guestId }, body }) {
    const guest = await getWholeGuest(context, guestId);
    return { data: describeGuest(context, await changeGuest(context, guest, body)) };
  },
  async deleteGuest(context, { path: { guestId }, query: { spaceId } }) {
    if (spaceId === undefined) {
      await deleteGuest(context, await getWholeGuest(context, guestId));
    } else {
      const { spaces } = await getGuest(context, guestId);
      if (!spaces.some(({ space_id }) => space_id === spaceId)) {
        throw createNotFound("space of this guest", spaceId, "spaceId");
      }
      await dismissGuest(context, guestId, spaceId);
    }
    return { data: { success: true } };
  },
  async getGuestToken(context, { path: { guestId }, query: { spaceId } }) {
    if (spaceId !== undefined) await getSpace(context, spaceId);
    const find = spaceId === undefined ? getWholeGuest : getGuest;
    const { row, spaces } = await find(context, guestId);
    // Whoever holds the token does what the guest may do, so it must be no more than what the caller may do.
    await requireRolesOf(context, guestId, spaceId);
    const { text } = await createToken(context, {
      kind: "guest",
      actor: { id: guestId, kind: "guest" },
      environmentId: row.environment_id,
      lifetime: lifetimes.guest,
      ...(spaceId !== undefined && { spaceId }),
    });
    const valid = spaces.some(({ space_id }) => spaceId === undefined || space_id === spaceId);
    return { data: { token: text, valid } };
  },
  async listGuestRoles(context, { path: { guestId } }) {
    await getGuest(context, guestId);
    return { data: await listActorRoles(context, guestId) };
  },
  async assignGuestRole(context, { path: { guestId }, body }) {
    await getGuest(context, guestId);
    return { data: await assignRole(context, guestId, body) };
  },
  async deleteGuestRole(context, { path: { guestId, actorRoleId } }) {
    await getGuest(context, guestId);
    await removeActorRole(context, guestId, actorRoleId);
    return { data: { success: true } };
  },
};

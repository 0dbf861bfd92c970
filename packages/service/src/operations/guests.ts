import type { Guest, Invitation } from "@data-import/types";
import { createGuestToken } from "../guests/guest-token.ts";
import {
  changeGuest,
  deleteGuest,
  describeGuest,
  getGuest,
  inviteGuest,
  leaveSpace,
  listGuests,
  lockGuest,
  lockWholeGuest,
  trustGuest,
} from "../guests/guests.ts";
import { exchangeInvitation, sendInvitation } from "../guests/invitations.ts";
import { assignRole, listActorRoles, removeActorRole } from "../roles/roles.ts";
import { getSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** The people who are invited to spaces. */
export const guestHandlers = {
  async listGuests(context, { query }) {
    await getSpace(context, query.spaceId);
    return listGuests(context, query);
  },
  async createGuests(context, { body }) {
    const data: Guest[] = [];
    for (const [index, config] of body.entries()) {
      data.push(describeGuest(context, await inviteGuest(context, config, `[${index}]`)));
    }
    return { data };
  },
  async inviteGuests(context, { body }) {
    const invitations: Invitation[] = [];
    for (const [index, invite] of body.entries()) {
      invitations.push(await sendInvitation(context, invite, `[${index}]`));
    }
    return { data: { success: true, invitations } };
  },
  exchangeInvitation: {
    transaction: "steps",
    async handle(context, { body }) {
      return { data: await exchangeInvitation(context, body) };
    },
  },
  async getGuest(context, { path: { guestId } }) {
    return { data: describeGuest(context, await getGuest(context, guestId)) };
  },
  async updateGuest(context, { path: { guestId }, body }) {
    const guest = await lockWholeGuest(context, guestId);
    return { data: describeGuest(context, await changeGuest(context, guest, body)) };
  },
  async deleteGuest(context, { path: { guestId }, query: { spaceId } }) {
    if (spaceId === undefined) {
      // A person can be forgotten, also if one of the guest's spaces is archived.
      context.enterArchived();
      await deleteGuest(context, await lockWholeGuest(context, guestId));
    } else {
      await leaveSpace(context, await lockGuest(context, guestId), spaceId);
    }
    return { data: { success: true } };
  },
  async getGuestToken(context, { path: { guestId }, query: { spaceId } }) {
    if (spaceId !== undefined) await getSpace(context, spaceId);
    return { data: await createGuestToken(context, guestId, spaceId) };
  },
  async listGuestRoles(context, { path: { guestId } }) {
    await getGuest(context, guestId);
    return { data: await listActorRoles(context, guestId) };
  },
  async assignGuestRole(context, { path: { guestId }, body }) {
    await trustGuest(context, await lockGuest(context, guestId));
    return { data: await assignRole(context, guestId, body) };
  },
  async deleteGuestRole(context, { path: { guestId, actorRoleId } }) {
    await lockGuest(context, guestId);
    await removeActorRole(context, guestId, actorRoleId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;

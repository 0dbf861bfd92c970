import { createToken, lifetimes } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { noteAudit } from "../context/note-audit.ts";
import { requireRolesOf } from "../roles/roles.ts";
import { lockGuest, lockWholeGuest } from "./guests.ts";

/** Creates a token of a guest, for one space or for all of its spaces. `valid` says whether the guest has any space. */
export async function createGuestToken(
  context: Context,
  guestId: string,
  spaceId: string | undefined,
): Promise<{ readonly token: string; readonly valid: boolean }> {
  const find = spaceId === undefined ? lockWholeGuest : lockGuest;
  const { row, spaces } = await find(context, guestId);
  // Anyone with the token has the permissions of the guest, so the caller must have these permissions, too.
  await requireRolesOf(context, guestId, spaceId);
  const { id, text } = await createToken(context, {
    kind: "guest",
    actor: { id: guestId, kind: "guest" },
    environmentId: row.environment_id,
    lifetime: lifetimes.guest,
    ...(spaceId !== undefined && { spaceId }),
  });
  await noteAudit(context, {
    action: "token:created",
    targetId: guestId,
    relatedId: id,
    environmentId: row.environment_id,
    spaceId,
  });
  const valid = spaces.some(({ space_id }) => spaceId === undefined || space_id === spaceId);
  return { token: text, valid };
}

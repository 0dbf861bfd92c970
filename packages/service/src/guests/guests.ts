import type { Guest, GuestConfig, GuestConfigUpdate, ListGuestsResponse } from "@data-import/types";
import type { Selectable } from "kysely";
import { forgetActor, forgetTokens } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { noteAudit } from "../context/note-audit.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { isWithin } from "../domain/scope.ts";
import { getEnvironment } from "../environments/environments.ts";
import { requireRolesOf } from "../roles/roles.ts";
import { writeFlag } from "../storage/rows/columns.ts";
import { type GuestRow, type GuestSpaceRow, toGuest } from "../storage/rows/guests.ts";
import { admitGuest, dismissGuest, readAdmissions } from "./access.ts";
import {
  deleteGuestRow,
  findGuestRow,
  findGuestRowByEmail,
  type GuestFilter,
  insertGuestRow,
  listGuestRows,
  listSpacesOfGuest,
  listSpacesOfGuests,
  updateGuestRow,
} from "./store.ts";

type Row = Selectable<GuestRow>;

/** A guest with the spaces that the guest may enter. */
export interface LoadedGuest {
  readonly row: Row;
  readonly spaces: readonly Selectable<GuestSpaceRow>[];
}

/** The guests of a space with their spaces: all of them, or a page. */
export async function listGuests(context: Context, filter: GuestFilter): Promise<ListGuestsResponse> {
  const { rows, ...position } = await listGuestRows(context, filter);
  const ids = rows.map(({ id }) => id);
  const spaces = Map.groupBy(await listSpacesOfGuests(context, ids), ({ guest_id }) => guest_id);
  const data = rows.map((row) => describeGuest(context, { row, spaces: spaces.get(row.id) ?? [] }));
  return { data, ...position };
}

/** The guest of an id in a space or environment of the caller's scope; throws a `not-found` if there is none. */
export async function getGuest(context: Context, id: string, key = "guestId"): Promise<LoadedGuest> {
  const missing = () => createNotFound("guest", id, key);
  const row = await findGuestRow(context, id);
  if (row === undefined) throw missing();
  const spaces = await listSpacesOfGuest(context, id);
  const environmentId = row.environment_id;
  const places = [{ environmentId }, ...spaces.map(({ space_id: spaceId }) => ({ environmentId, spaceId }))];
  if (!places.some((place) => isWithin(context.scope, place))) {
    requireInScope(
      context,
      places.find((place) => isWithin(context.readableScope, place)) ?? { environmentId },
      missing,
    );
  }
  return { row, spaces };
}

/** The same, for changes in all spaces of a guest: throws a `forbidden` if one of them is not in the caller's scope. */
export async function getWholeGuest(context: Context, id: string): Promise<LoadedGuest> {
  const guest = await getGuest(context, id);
  const environmentId = guest.row.environment_id;
  const isWhole =
    isWithin(context.scope, { environmentId }) ||
    (guest.spaces.length > 0 &&
      guest.spaces.every(({ space_id: spaceId }) => isWithin(context.scope, { environmentId, spaceId })));
  if (isWhole) return guest;
  throw new DomainError("permission_missing", {
    message: `The guest \`${id}\` is in spaces that you may not manage: name a space that you may manage, or ask a manager of the environment.`,
    key: "guestId",
  });
}

/** The same as `getGuest`, locked with the list of its spaces until the transaction ends. */
export function lockGuest(context: Context, id: string, key?: string): Promise<Locked<LoadedGuest>> {
  return lockRows(context, "guests", [id], () => getGuest(context, id, key));
}

/** The same as `getWholeGuest`, locked with the list of its spaces until the transaction ends. */
export function lockWholeGuest(context: Context, id: string): Promise<Locked<LoadedGuest>> {
  return lockRows(context, "guests", [id], () => getWholeGuest(context, id));
}

/** A guest as the API shows it, with its spaces in the caller's readable scope. */
export function describeGuest(context: Context, { row, spaces }: LoadedGuest): Guest {
  const environmentId = row.environment_id;
  return toGuest(
    row,
    spaces.filter(({ space_id: spaceId }) => isWithin(context.readableScope, { environmentId, spaceId })),
  );
}

/**
 * Gives a person access to spaces. If the environment has a guest with this address, no new guest is created.
 * @param path the path of the entry in the body: `[2]`
 * @param cameByLink whether the person has only the link of a space, so that nothing proves whose address this is
 */
export async function inviteGuest(
  context: Context,
  config: GuestConfig,
  path: string,
  { cameByLink = false } = {},
): Promise<LoadedGuest> {
  const admissions = await readAdmissions(context, config.spaces, `${path}.spaces`);
  for (const { space } of admissions) {
    if (space.environment_id === config.environmentId) continue;
    const key = `${path}.environmentId`;
    await getEnvironment(context, config.environmentId, key);
    throw createInvalid(
      "reference_mismatch",
      key,
      `The space \`${space.id}\` is in the environment \`${space.environment_id}\`: send that id.`,
    );
  }
  const guest = await lockInvited(context, config, cameByLink);
  if (!cameByLink) await trustGuest(context, guest);
  // Nobody gets the permissions that another person was given under this address.
  else if (guest.row.came_by_link !== 1) throw refuseInvited();
  // The list of its spaces is a part of a guest.
  await updateGuestRow(context, guest, { updated_at: context.now });
  for (const admission of admissions) await admitGuest(context, guest, admission);
  return getGuest(context, guest.row.id);
}

/**
 * Notes that the mail address of a guest belongs to the person whom a manager means. A person who came under it by a link
 * before has to use an invitation from now on.
 */
export async function trustGuest(context: Context, guest: Locked<Pick<LoadedGuest, "row">>): Promise<void> {
  if (guest.row.came_by_link !== 1) return;
  await updateGuestRow(context, guest, { came_by_link: 0 });
  await forgetTokens(context, guest.row.id);
}

/** Changes only the given properties. A list of spaces replaces the old list. */
export async function changeGuest(
  context: Context,
  guest: Locked<LoadedGuest>,
  { environmentId, email, name, spaces: wanted }: GuestConfigUpdate,
): Promise<LoadedGuest> {
  const { row, spaces } = guest;
  await trustGuest(context, guest);
  if (environmentId !== undefined && environmentId !== row.environment_id) {
    const message = `A guest stays in its environment, \`${row.environment_id}\`. Leave \`environmentId\` out.`;
    throw createInvalid("reference_mismatch", "environmentId", message);
  }
  if (email !== undefined && email !== row.email) {
    // Links to sign in go to the address: who changes it can act for the guest.
    await requireRolesOf(context, row.id, undefined);
    await requireFreeEmail(context, row, email);
  }
  let changes = findChanges(row, { name, email, search_email: email?.toLowerCase() });
  if (wanted !== undefined) {
    const admissions = await readAdmissions(context, wanted, "spaces");
    const foreign = admissions.findIndex(({ space }) => space.environment_id !== row.environment_id);
    if (foreign !== -1) {
      const message = `The space is not in the environment of the guest, \`${row.environment_id}\`.`;
      throw createInvalid("reference_mismatch", `spaces[${foreign}].id`, message);
    }
    for (const { space_id } of spaces) {
      if (!admissions.some(({ space }) => space.id === space_id)) {
        await dismissGuest(context, guest, space_id);
        // The list of its spaces is a part of a guest.
        changes ??= {};
      }
    }
    for (const admission of admissions) {
      if (await admitGuest(context, guest, admission)) changes ??= {};
    }
  }
  if (changes === undefined) return guest;
  await updateGuestRow(context, guest, { ...changes, updated_at: context.now });
  return getGuest(context, row.id);
}

/** Removes the access of a guest to one space; throws a `not-found` if the guest has no access to it. */
export async function leaveSpace(
  context: Context,
  guest: Locked<LoadedGuest>,
  spaceId: string,
): Promise<void> {
  if (!guest.spaces.some(({ space_id }) => space_id === spaceId)) {
    throw createNotFound("space of this guest", spaceId, "spaceId");
  }
  await updateGuestRow(context, guest, { updated_at: context.now });
  await dismissGuest(context, guest, spaceId);
}

/** Removes the access of a guest to all spaces, then deletes the guest with its roles and tokens. */
export async function deleteGuest(context: Context, guest: Locked<LoadedGuest>): Promise<void> {
  for (const { space_id } of guest.spaces) await dismissGuest(context, guest, space_id);
  await forgetActor(context, guest.row.id);
  await deleteGuestRow(context, guest);
  const { id: targetId, environment_id: environmentId } = guest.row;
  await noteAudit(context, { action: "guest:deleted", targetId, environmentId });
}

/** The guest with an address, locked until the transaction ends. Created if there is none. */
async function lockInvited(
  context: Context,
  config: GuestConfig,
  cameByLink: boolean,
): Promise<Locked<Pick<LoadedGuest, "row">>> {
  const { environmentId, email } = config;
  const create = () => createGuest(context, config, cameByLink);
  // Other invitations wait, because they may create the same guest.
  const found = await lockRows(context, "environments", [environmentId], () =>
    findGuestRowByEmail(context, environmentId, email),
  );
  const { id } = found ?? (await create());
  return lockRows(context, "guests", [id], async () => ({
    // Somebody may have deleted the guest during the wait.
    row: (await findGuestRow(context, id)) ?? (await create()),
  }));
}

async function createGuest(
  context: Context,
  { environmentId, email, name }: GuestConfig,
  cameByLink: boolean,
): Promise<Row> {
  const id = context.newId("guest");
  await insertGuestRow(context, {
    id,
    account_id: context.accountId,
    created_at: context.now,
    updated_at: context.now,
    environment_id: environmentId,
    email,
    search_email: email.toLowerCase(),
    name,
    came_by_link: writeFlag(cameByLink),
  });
  return (await findGuestRow(context, id)) as Row;
}

function refuseInvited(): DomainError {
  return new DomainError("invitation_required", {
    message: "The guest with this mail address was invited. Sign in with the link of the invitation.",
    key: "email",
  });
}

async function requireFreeEmail(context: Context, row: Row, email: string): Promise<void> {
  const other = await findGuestRowByEmail(context, row.environment_id, email);
  if (other === undefined || other.id === row.id) return;
  throw new DomainError("name_taken", {
    message: "Another guest of the environment has this mail address.",
    key: "email",
  });
}

import type { Guest, GuestConfig, GuestConfigUpdate } from "@data-import/types";
import type { Selectable } from "kysely";
import { forgetActor } from "../auth/tokens.ts";
import type { Context } from "../context/context.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { isWithin } from "../domain/scope.ts";
import { getEnvironment } from "../environments/environments.ts";
import { type GuestRow, type GuestSpaceRow, toGuest } from "../storage/rows/guests.ts";
import { admitGuest, dismissGuest, readAdmissions } from "./access.ts";
import {
  deleteGuestRow,
  findGuestRow,
  findGuestRowByEmail,
  insertGuestRow,
  listGuestRows,
  listSpacesOfGuest,
  listSpacesOfGuestsIn,
  updateGuestRow,
} from "./store.ts";

type Row = Selectable<GuestRow>;

/** A guest with the spaces that the guest may enter. */
export interface LoadedGuest {
  readonly row: Row;
  readonly spaces: readonly Selectable<GuestSpaceRow>[];
}

/** The guests of a space, or the one of an address, with the spaces that they may enter. */
export async function listGuests(
  context: Context,
  spaceId: string,
  email: string | undefined,
): Promise<LoadedGuest[]> {
  const rows = await listGuestRows(context, spaceId, email);
  const spaces = new Map(rows.map(({ id }): [string, Selectable<GuestSpaceRow>[]] => [id, []]));
  for (const one of await listSpacesOfGuestsIn(context, spaceId)) spaces.get(one.guest_id)?.push(one);
  return rows.map((row) => ({ row, spaces: spaces.get(row.id) ?? [] }));
}

/** The guest of an id whom the caller meets in a space or an environment; throws a `not-found` otherwise. */
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

/** The same, for what concerns the guest in every space: all of them are within reach, or it is a `forbidden`. */
export async function getWholeGuest(context: Context, id: string): Promise<LoadedGuest> {
  const guest = await getGuest(context, id);
  const environmentId = guest.row.environment_id;
  const isWhole =
    isWithin(context.scope, { environmentId }) ||
    (guest.spaces.length > 0 &&
      guest.spaces.every(({ space_id: spaceId }) => isWithin(context.scope, { environmentId, spaceId })));
  if (isWhole) return guest;
  throw new DomainError("forbidden", {
    message: `The guest \`${id}\` is in spaces that you may not manage: name one that you may, or ask somebody who manages the environment.`,
    key: "guestId",
  });
}

/** A guest as the API shows it: with those of its spaces that the caller gets at. */
export function describeGuest(context: Context, { row, spaces }: LoadedGuest): Guest {
  const environmentId = row.environment_id;
  return toGuest(
    row,
    spaces.filter(({ space_id: spaceId }) => isWithin(context.readableScope, { environmentId, spaceId })),
  );
}

/**
 * Lets somebody into spaces; who is known by the address in the environment stays the guest that they are.
 * @param path what stands before the properties in the body: `[2]`
 */
export async function inviteGuest(context: Context, config: GuestConfig, path: string): Promise<LoadedGuest> {
  const admissions = await readAdmissions(context, config.spaces, `${path}.spaces`);
  for (const { space } of admissions) {
    if (space.environment_id === config.environmentId) continue;
    const key = `${path}.environmentId`;
    await getEnvironment(context, config.environmentId, key);
    throw createInvalid(
      key,
      `The space \`${space.id}\` is in the environment \`${space.environment_id}\`: name that one.`,
    );
  }
  const row =
    (await findGuestRowByEmail(context, config.environmentId, config.email)) ??
    (await createGuest(context, config));
  for (const admission of admissions) await admitGuest(context, row, admission);
  return getGuest(context, row.id);
}

/** Changes what is given; a list of spaces replaces the one before. */
export async function changeGuest(
  context: Context,
  { row, spaces }: LoadedGuest,
  { environmentId, email, name, spaces: wanted }: GuestConfigUpdate,
): Promise<LoadedGuest> {
  if (environmentId !== undefined && environmentId !== row.environment_id) {
    const message = `A guest stays in its environment, \`${row.environment_id}\`. Leave \`environmentId\` out.`;
    throw createInvalid("environmentId", message);
  }
  if (email !== undefined) await requireFreeEmail(context, row, email);
  await updateGuestRow(context, row.id, {
    updated_at: context.now,
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email, search_email: email.toLowerCase() }),
  });
  if (wanted !== undefined) {
    const admissions = await readAdmissions(context, wanted, "spaces");
    const stranger = admissions.findIndex(({ space }) => space.environment_id !== row.environment_id);
    if (stranger !== -1) {
      const message = `The space is not in the environment of the guest, \`${row.environment_id}\`.`;
      throw createInvalid(`spaces[${stranger}].id`, message);
    }
    for (const { space_id } of spaces) {
      if (!admissions.some(({ space }) => space.id === space_id))
        await dismissGuest(context, row.id, space_id);
    }
    for (const admission of admissions) await admitGuest(context, row, admission);
  }
  return getGuest(context, row.id);
}

/** Takes a guest out of one space; throws a `not-found` if the guest is not in it. */
export async function leaveSpace(
  context: Context,
  { row, spaces }: LoadedGuest,
  spaceId: string,
): Promise<void> {
  if (!spaces.some(({ space_id }) => space_id === spaceId)) {
    throw createNotFound("space of this guest", spaceId, "spaceId");
  }
  await dismissGuest(context, row.id, spaceId);
}

/** Takes a guest out of every space, then deletes the guest with its roles and tokens. */
export async function deleteGuest(context: Context, { row, spaces }: LoadedGuest): Promise<void> {
  for (const { space_id } of spaces) await dismissGuest(context, row.id, space_id);
  await forgetActor(context, row.id);
  await deleteGuestRow(context, row.id);
}

async function createGuest(context: Context, { environmentId, email, name }: GuestConfig): Promise<Row> {
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
  });
  return (await findGuestRow(context, id)) as Row;
}

async function requireFreeEmail(context: Context, row: Row, email: string): Promise<void> {
  const other = await findGuestRowByEmail(context, row.environment_id, email);
  if (other === undefined || other.id === row.id) return;
  throw new DomainError("conflict", {
    message: "Another guest of the environment has this mail address.",
    key: "email",
  });
}

import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { type AllOrPage, listAllOrPage, type OptionalPage } from "../storage/list-rows.ts";
import type { GuestRow, GuestSpaceRow } from "../storage/rows/guests.ts";

/** Which guests to list. */
export interface GuestFilter extends OptionalPage {
  readonly spaceId: string;
  readonly email?: string | undefined;
}

/** The guests of a space, newest first: all of them, or a page. If an address is given, only the guest with this address. */
export function listGuestRows(
  context: Context,
  { spaceId, email, ...page }: GuestFilter,
): Promise<AllOrPage<Selectable<GuestRow>>> {
  const { db, accountId } = context;
  let query = db
    .selectFrom("guests")
    .innerJoin("guest_spaces", "guest_spaces.guest_id", "guests.id")
    .where("guest_spaces.account_id", "=", accountId)
    .where("guest_spaces.space_id", "=", spaceId);
  if (email !== undefined) query = query.where("guests.search_email", "=", email.toLowerCase());
  return listAllOrPage(context, query, page, {
    table: "guests",
    select: (rows) => rows.selectAll("guests"),
  });
}

/** The row of a guest of the account; undefined if there is none. */
export function findGuestRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<GuestRow> | undefined> {
  return db
    .selectFrom("guests")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The guest with an address in an environment; undefined if there is none. */
export function findGuestRowByEmail(
  { db, accountId }: Context,
  environmentId: string,
  email: string,
): Promise<Selectable<GuestRow> | undefined> {
  return db
    .selectFrom("guests")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environmentId)
    .where("search_email", "=", email.toLowerCase())
    .executeTakeFirst();
}

export async function insertGuestRow({ db }: Context, row: Insertable<GuestRow>): Promise<void> {
  await db.insertInto("guests").values(row).execute();
}

export async function updateGuestRow(
  { db }: Context,
  { row: { id } }: Locked<{ readonly row: Selectable<GuestRow> }>,
  changes: Updateable<GuestRow>,
): Promise<void> {
  await db.updateTable("guests").set(changes).where("id", "=", id).execute();
}

export async function deleteGuestRow(
  { db }: Context,
  { row: { id } }: Locked<{ readonly row: Selectable<GuestRow> }>,
): Promise<void> {
  await db.deleteFrom("guests").where("id", "=", id).execute();
}

/** The spaces of a guest, in the order in which the guest got access. */
export function listSpacesOfGuest(
  { db, accountId }: Context,
  guestId: string,
): Promise<Selectable<GuestSpaceRow>[]> {
  return db
    .selectFrom("guest_spaces")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("guest_id", "=", guestId)
    .orderBy("sequence")
    .execute();
}

/** All spaces of some guests. */
export function listSpacesOfGuests(
  { db, accountId, storage }: Context,
  guestIds: readonly string[],
): Promise<Selectable<GuestSpaceRow>[]> {
  return db
    .selectFrom("guest_spaces")
    .selectAll()
    .where("account_id", "=", accountId)
    .where(sql<boolean>`guest_id in ${storage.engine.sql.list(guestIds)}`)
    .orderBy("sequence")
    .execute();
}

/** Stores the access of a guest to a space, or replaces it. */
export async function putGuestSpaceRow(
  { db }: Context,
  row: Omit<Insertable<GuestSpaceRow>, "last_accessed">,
): Promise<void> {
  const { workbook_ids, sheet_ids } = row;
  await db
    .insertInto("guest_spaces")
    .values({ ...row, last_accessed: null })
    .onConflict((conflict) =>
      conflict.columns(["guest_id", "space_id"]).doUpdateSet({ workbook_ids, sheet_ids }),
    )
    .execute();
}

/** Removes the access of a guest to a space, with the invitation to it. */
export async function deleteGuestSpaceRow({ db }: Context, guestId: string, spaceId: string): Promise<void> {
  await db
    .deleteFrom("guest_spaces")
    .where("guest_id", "=", guestId)
    .where("space_id", "=", spaceId)
    .execute();
  await db
    .deleteFrom("invitations")
    .where("actor_id", "=", guestId)
    .where("resource_id", "=", spaceId)
    .execute();
}

/** The place that a link leads to. */
export interface Destination {
  readonly account_id: string;
  readonly environment_id: string;
  readonly space_id: string;
  /** The guest whose link it is; null if several people share it. */
  readonly guest_id: string | null;
}

/** The destination of an invitation that is still valid, by the hash of its token. */
export function findInvitation({ db, now }: Context, hash: string): Promise<Destination | undefined> {
  return db
    .selectFrom("invitations")
    .innerJoin("guests", "guests.id", "invitations.actor_id")
    .select([
      "invitations.account_id",
      "guests.environment_id",
      "invitations.resource_id as space_id",
      "invitations.actor_id as guest_id",
    ])
    .where("invitations.hash", "=", hash)
    .where("invitations.expires_at", ">", now)
    .executeTakeFirst();
}

/** The destination of the link of a space, by its token. */
export function findSharedLink({ db }: Context, token: string): Promise<Destination | undefined> {
  return db
    .selectFrom("spaces")
    .select((query) => ["account_id", "environment_id", "id as space_id", query.lit(null).as("guest_id")])
    .where("link_token", "=", token)
    .executeTakeFirst();
}

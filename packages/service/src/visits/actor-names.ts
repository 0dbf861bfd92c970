import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";

/** Something that the caller may read, and who did it. */
export interface Deed {
  /** The ids of those who did it; some may be missing, or of actors without a name. */
  readonly actorIds: readonly (string | null | undefined)[];
  readonly environmentId: string | null;
  readonly spaceId: string | null;
}

/** The name of an actor for a deed; undefined if it has none, or if the caller may not know it. */
export type FindName = (actorId: string | null | undefined) => string | undefined;

/**
 * The names of those who did something, for each deed, with as many statements for one deed as for a thousand. Anyone
 * who may read a deed knows the names of users and agents. A guest is known to itself, to those in the same space as long as the
 * guest may enter it, and to those who may read guests. API keys have no names.
 */
export async function findNames(context: Context, deeds: readonly Deed[]): Promise<FindName[]> {
  const ids = [...new Set(deeds.flatMap(({ actorIds }) => actorIds.flatMap((id) => id ?? [])))];
  const [users, agents, guests] = [usersOf, agentsOf, guestsOf].map((kind) => ids.filter(kind));
  const names = new Map<string, string>();
  const note = (rows: readonly { readonly id: string; readonly name: string }[]) => {
    for (const { id, name } of rows) if (name !== "") names.set(id, name);
  };
  if (users?.length) note(await selectNames(context, "users", "name", users));
  if (agents?.length) note(await selectNames(context, "agents", "slug", agents));
  if (guests?.length) note(await selectNames(context, "guests", "name", guests));
  const readableGuests = findScope(context.grants, "guests:read", context.actor);
  const entered = guests?.some((id) => id !== context.actor.id)
    ? await listEntered(context, guests)
    : undefined;
  return deeds.map(({ environmentId, spaceId }) => {
    const isKnown = (guestId: string) =>
      guestId === context.actor.id ||
      isWithin(readableGuests, { environmentId, spaceId }) ||
      entered?.has(`${guestId} ${spaceId}`);
    return (id) => (id && (!guestsOf(id) || isKnown(id)) ? names.get(id) : undefined);
  });
}

const usersOf = (id: string) => id.includes("_usr_");
const agentsOf = (id: string) => id.includes("_ag_");
const guestsOf = (id: string) => id.includes("_g_");

function selectNames(
  { db, accountId, storage }: Context,
  table: "users" | "agents" | "guests",
  column: "name" | "slug",
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .selectFrom(table)
    .select(["id", sql<string>`${sql.ref(column)}`.as("name")])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`id in ${storage.engine.sql.list(ids)}`)
    .execute();
}

/** Which guests may enter which spaces: `<guest> <space>`. */
async function listEntered(
  { db, accountId, storage }: Context,
  guestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("guest_spaces")
    .select(["guest_id", "space_id"])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`guest_id in ${storage.engine.sql.list(guestIds)}`)
    .execute();
  return new Set(rows.map(({ guest_id, space_id }) => `${guest_id} ${space_id}`));
}

import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { readRows } from "../storage/list-rows.ts";
import type { ActorRoleRow, RoleRow } from "../storage/rows/roles.ts";
import type { Database } from "../storage/storage.ts";
import { administrator } from "./permissions.ts";

/** The roles of the account, newest first. */
export function listRoleRows(context: Context): Promise<Selectable<RoleRow>[]> {
  const { db, accountId } = context;
  return readRows(
    context,
    db.selectFrom("roles").selectAll().where("account_id", "=", accountId).orderBy("sequence", "desc"),
    { table: "roles" },
  );
}

/** The role of an id; undefined if the account has none. */
export function findRoleRow(
  { db, accountId }: Context,
  id: string,
): Promise<Selectable<RoleRow> | undefined> {
  return db
    .selectFrom("roles")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The role of a name. Every account has the default roles. */
export function findNamedRoleRow(
  { db, accountId }: Pick<Context, "db" | "accountId">,
  name: string,
): Promise<Selectable<RoleRow>> {
  return db
    .selectFrom("roles")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
}

/** The assignments of an actor, newest first. */
export function listActorRoleRows(context: Context, actorId: string): Promise<Selectable<ActorRoleRow>[]> {
  const { db, accountId } = context;
  return readRows(
    context,
    db
      .selectFrom("actor_roles")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("actor_id", "=", actorId)
      .orderBy("sequence", "desc"),
    { table: "actor_roles" },
  );
}

/** The ids of the users, agents and guests who are administrators of a whole account, of all accounts unless one is named. */
export async function listAdministratorIds(db: Database, accountId?: string): Promise<string[]> {
  let query = db
    .selectFrom("actor_roles")
    .innerJoin("roles", "roles.id", "actor_roles.role_id")
    .select("actor_roles.actor_id")
    .where("roles.name", "=", administrator)
    .whereRef("actor_roles.resource_id", "=", "actor_roles.account_id");
  if (accountId !== undefined) query = query.where("actor_roles.account_id", "=", accountId);
  return (await query.execute()).map(({ actor_id }) => actor_id);
}

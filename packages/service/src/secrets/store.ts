import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Context } from "../context/context.ts";
import type { Locked } from "../context/lock-rows.ts";
import { withinScope } from "../context/within-scope.ts";
import { readRows } from "../storage/list-rows.ts";
import type { SecretRow } from "../storage/rows/secrets.ts";

type Row = Selectable<SecretRow>;

/** The secrets in the actor's scope, by name. The secrets of a space come before those of its environment. */
export function listSecretRows(
  context: Context,
  {
    environmentId,
    spaceId,
    actorId,
  }: { readonly [Name in "environmentId" | "spaceId" | "actorId"]: string | undefined },
): Promise<Row[]> {
  let query = context.db.selectFrom("secrets").selectAll().where(withinScope(context, "secrets"));
  if (environmentId !== undefined) query = query.where("environment_id", "=", environmentId);
  if (spaceId !== undefined) {
    // A secret of the space replaces the one of its environment with the same name, for the same actor.
    const isReplaced = sql<boolean>`exists (select 1 from secrets as own where own.account_id = secrets.account_id
      and own.space_id = ${spaceId} and own.name = secrets.name
      and coalesce(own.actor_id, '') = coalesce(secrets.actor_id, ''))`;
    query = query.where((is) =>
      is.or([is("space_id", "=", spaceId), is.and([is("space_id", "is", null), is.not(isReplaced)])]),
    );
  } else if (environmentId !== undefined) query = query.where("space_id", "is", null);
  if (actorId !== undefined) query = query.where("actor_id", "=", actorId);
  return readRows(context, query.orderBy("name").orderBy("sequence"), { table: "secrets" });
}

/** The secret of a name in one place, for one actor or for all; undefined if there is none. */
export function findNamedRow(
  { db, accountId }: Context,
  {
    environment_id,
    space_id,
    actor_id,
    name,
  }: Pick<Row, "environment_id" | "space_id" | "actor_id" | "name">,
): Promise<Row | undefined> {
  return db
    .selectFrom("secrets")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("environment_id", "=", environment_id)
    .where("name", "=", name)
    .where("space_id", space_id === null ? "is" : "=", space_id)
    .where("actor_id", actor_id === null ? "is" : "=", actor_id)
    .executeTakeFirst();
}

/** The row of a secret of the account; undefined if there is none. */
export function findSecretRow({ db, accountId }: Context, id: string): Promise<Row | undefined> {
  return db
    .selectFrom("secrets")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Whether another key than one of these encrypted a secret. */
export async function hasOtherKeys({ db }: Context, keyIds: readonly string[]): Promise<boolean> {
  const query = db.selectFrom("secrets").select("id").where("key_id", "not in", keyIds).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function insertSecretRow({ db }: Context, row: Insertable<SecretRow>): Promise<void> {
  await db.insertInto("secrets").values(row).execute();
}

export async function updateSecretRow(
  { db }: Context,
  { id }: Pick<Row, "id">,
  changes: Updateable<SecretRow>,
): Promise<void> {
  await db.updateTable("secrets").set(changes).where("id", "=", id).execute();
}

export async function deleteSecretRow({ db }: Context, { id }: Locked<Row>): Promise<void> {
  await db.deleteFrom("secrets").where("id", "=", id).execute();
}

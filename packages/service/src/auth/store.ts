import type { CompiledQuery, InferResult } from "kysely";
import type { Database } from "../storage/storage.ts";

/** A token, one row for each role of its actor. If the actor has no role, there is one row without a role. */
export type TokenWithRole = InferResult<ReturnType<typeof selectToken>>[number];

/** Every request runs this query, so it is compiled once: building the query would cost more than running it. */
const written = new WeakMap<Database, CompiledQuery<TokenWithRole>>();

/** The rows of the token with this hash and the roles of its actor; empty if there is no such token. */
export async function findToken(db: Database, hash: string): Promise<readonly TokenWithRole[]> {
  const query = written.get(db) ?? selectToken(db).compile();
  written.set(db, query);
  const { rows } = await db.executeQuery<TokenWithRole>({ ...query, parameters: [hash] });
  return rows;
}

function selectToken(db: Database) {
  return db
    .selectFrom("tokens")
    .leftJoin("actor_roles", (join) =>
      join
        .onRef("actor_roles.actor_id", "=", "tokens.actor_id")
        .onRef("actor_roles.account_id", "=", "tokens.account_id"),
    )
    .leftJoin("roles", "roles.id", "actor_roles.role_id")
    .where("tokens.hash", "=", "")
    .select([
      "tokens.id",
      "tokens.hash",
      "tokens.kind",
      "tokens.account_id",
      "tokens.actor_id",
      "tokens.actor_kind",
      "tokens.environment_id as token_environment_id",
      "tokens.space_id as token_space_id",
      "tokens.operations",
      "tokens.expires_at",
      "tokens.last_used_at",
      "actor_roles.environment_id",
      "actor_roles.space_id",
      "roles.permissions",
    ]);
}

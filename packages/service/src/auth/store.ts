import type { InferResult } from "kysely";
import { keepQuery } from "../storage/kept-query.ts";
import type { Database, Storage } from "../storage/storage.ts";

/** A token, one row for each role of its actor. If the actor has no role, there is one row without a role. */
export type TokenWithRole = InferResult<ReturnType<typeof selectToken>>[number];

const tokenQuery = keepQuery((db, { hash }: { readonly hash: string }) => selectToken(db, hash));

/** The rows of the token with this hash and the roles of its actor; empty if there is no such token. */
export function findToken(storage: Storage, hash: string): Promise<readonly TokenWithRole[]> {
  return tokenQuery.run({ db: storage.db, storage }, { hash });
}

function selectToken(db: Database, hash: string) {
  return db
    .selectFrom("tokens")
    .leftJoin("actor_roles", (join) =>
      join
        .onRef("actor_roles.actor_id", "=", "tokens.actor_id")
        .onRef("actor_roles.account_id", "=", "tokens.account_id"),
    )
    .leftJoin("roles", "roles.id", "actor_roles.role_id")
    .where("tokens.hash", "=", hash)
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
      "tokens.origins",
      "tokens.requests_per_minute",
      "tokens.expires_at",
      "tokens.last_used_at",
      "actor_roles.environment_id",
      "actor_roles.space_id",
      "roles.permissions",
    ]);
}

/** Stores when a user was last seen; returns whether there is such a user. The user is locked until the transaction ends. */
export async function noteUser(db: Database, userId: string, now: string): Promise<boolean> {
  const query = db.updateTable("users").set({ last_seen_at: now }).where("id", "=", userId);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

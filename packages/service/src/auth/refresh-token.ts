import type { AccessToken, UserId } from "@data-import/types";
import { limits } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import type { TokenRow } from "../storage/rows/auth.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { Tables } from "../storage/rows/tables.ts";
import type { Database } from "../storage/storage.ts";
import { createAccess } from "./sign-in.ts";
import { hashToken, lifetimes } from "./tokens.ts";

type Row = Selectable<TokenRow>;

/** The tables of the owners of access tokens. A key is its own token. */
const owners = { user: "users", guest: "guests", key: "tokens", agent: "agents" } as const satisfies Record<
  TokenRow["actor_kind"],
  keyof Tables
>;

/**
 * Exchanges a valid access token for a newer one; throws a `not-found` if it is not valid. Opens its transaction itself.
 * Wrong attempts are not counted: nobody guesses 238 bits, and a limit would only keep the right ones out.
 */
export async function refreshToken(context: Context, text: string): Promise<AccessToken> {
  const hash = hashToken(text);
  const refreshed = await context.storage.transaction(async (db) => {
    const row = await findHeld({ ...context, db }, hash);
    return row && exchange({ ...context, db }, row);
  });
  if (refreshed !== undefined) return refreshed;
  const message =
    "This access token is unknown, has expired or was revoked. Sign in again with `createAccessToken`.";
  throw new DomainError("not_found", { message });
}

/** The token of a hash. Nobody can revoke it before the transaction ends, so the newer one will be revoked, too. */
async function findHeld({ db, storage, now }: Context, hash: string): Promise<Row | undefined> {
  const find = () => db.selectFrom("tokens").selectAll().where("hash", "=", hash).executeTakeFirst();
  const found = await find();
  if (found === undefined) return undefined;
  const { actor_kind: kind, actor_id: actorId, space_id: spaceId, parent_id: parentId } = found;
  const hold = (table: "users" | "spaces" | "tokens", id: string) =>
    db.selectFrom(table).select("id").where("id", "=", id).$call(storage.engine.sql.holdRows).execute();
  // All of these tables have an id.
  await hold(owners[kind] as "users", actorId);
  if (spaceId !== null) await hold("spaces", spaceId);
  if (parentId !== null) await hold("tokens", parentId);
  const row = await find();
  const isValid = row !== undefined && (row.expires_at === null || row.expires_at > now);
  return isValid ? row : undefined;
}

/** Undefined if the owner has to sign in again. */
async function exchange(context: Context, row: Row): Promise<AccessToken | undefined> {
  if (row.kind !== "access") {
    const message =
      "This token is not an access token: only tokens of `createAccessToken` and `createSpace` are exchanged for newer ones.";
    throw new DomainError("value_invalid", { message });
  }
  const signedInAt = row.signed_in_at ?? row.created_at;
  const left =
    Math.floor((Date.parse(signedInAt) - Date.parse(context.now)) / 1000) + limits.signInLifeSeconds;
  if (left <= 0) return undefined;
  const token = {
    actor: { id: row.actor_id, kind: row.actor_kind },
    ...(row.environment_id !== null && { environmentId: row.environment_id }),
    ...(row.space_id !== null && { spaceId: row.space_id }),
    ...(row.parent_id !== null && { parentId: row.parent_id }),
    ...(row.origins !== null && { origins: readJson<string[]>(row.origins) ?? [] }),
    signedInAt,
    lifetime: Math.min(lifetimes.access, left),
  };
  const access = await createAccess(context, { accountId: row.account_id, token });
  return { ...access, ...(await describeOwner(context.db, row)) };
}

async function describeOwner(db: Database, row: Row): Promise<Pick<AccessToken, "email" | "userId">> {
  if (row.actor_kind !== "user") return {};
  const query = db.selectFrom("users").select("email").where("id", "=", row.actor_id);
  const { email } = await query.executeTakeFirstOrThrow();
  return { email, userId: row.actor_id as UserId };
}

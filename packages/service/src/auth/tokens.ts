import { hash } from "node:crypto";
import { limits } from "@data-import/types";
import { sql } from "kysely";
import type { Context } from "../context/context.ts";
import { createRandomText, type IdKind } from "../domain/ids.ts";
import type { TokenKind } from "../storage/rows/auth.ts";
import { readJson, writeJson } from "../storage/rows/columns.ts";
import { ownedTables } from "../storage/rows/personal-columns.ts";

/** How long tokens are valid, in seconds. Tokens of other kinds are valid until they are revoked. */
export const lifetimes = {
  access: limits.accessTokenLifeSeconds,
  guest: limits.guestTokenLifeSeconds,
  agent: 3_600,
} as const satisfies Partial<Record<TokenKind, number>>;

const prefixes: Readonly<Record<TokenKind, string>> = {
  access: "at",
  secret: "sk",
  publishable: "pk",
  personal: "pat",
  api: "ats",
  guest: "gt",
  agent: "agt",
  session: "ist",
};

/** The length of the random part of a token. 40 base-62 characters are 238 bits. */
const randomCharacters = 40;

/** Matches the texts of tokens. */
export const tokenPattern = new RegExp(
  `(?:${Object.values(prefixes).join("|")})_[0-9A-Za-z]{${randomCharacters}}`,
  "g",
);

const idKinds: Readonly<Record<TokenKind, IdKind>> = {
  access: "accessToken",
  secret: "apiKey",
  publishable: "apiKey",
  personal: "personalAccessToken",
  api: "apiToken",
  guest: "accessToken",
  agent: "accessToken",
  session: "accessToken",
};

/** The properties of a new token. */
export interface NewToken {
  readonly kind: TokenKind;
  /** The owner of the token. Absent for a key, which is its own actor. */
  readonly actor?: { readonly id: string; readonly kind: "user" | "guest" | "agent" | "key" };
  /** The only environment that the token is valid for. */
  readonly environmentId?: string;
  /** The only space that the token is valid for. */
  readonly spaceId?: string;
  readonly name?: string;
  readonly operations?: readonly { readonly path: string; readonly method: string }[];
  /** The origins of the pages that may send it. Without them, all. */
  readonly origins?: readonly string[];
  readonly requestsPerMinute?: number;
  /** Seconds from now. */
  readonly lifetime?: number;
  /** The API token that this one is exchanged for. */
  readonly parentId?: string;
  /** When the owner signed in, if another token is exchanged for this one. */
  readonly signedInAt?: string;
}

/** Creates a token. Only this function returns its text: the service stores the hash, and the text of public ones. */
export async function createToken(
  context: Pick<Context, "db" | "now" | "newId" | "accountId">,
  token: NewToken,
): Promise<{ readonly id: string; readonly text: string; readonly expiresAt: string | null }> {
  const { kind, lifetime } = token;
  const id = context.newId(idKinds[kind]);
  const text = `${prefixes[kind]}_${createRandomText(randomCharacters)}`;
  const actor = token.actor ?? { id, kind: "key" as const };
  const expiresAt =
    lifetime === undefined ? null : new Date(Date.parse(context.now) + lifetime * 1000).toISOString();
  if (expiresAt !== null) await removeExpired(context);
  await context.db
    .insertInto("tokens")
    .values({
      id,
      account_id: context.accountId,
      created_at: context.now,
      updated_at: context.now,
      kind,
      public_text: kind === "publishable" ? text : null,
      hash: kind === "api" ? hashSecret(text) : hashToken(text),
      actor_id: actor.id,
      actor_kind: actor.kind,
      environment_id: token.environmentId ?? null,
      space_id: token.spaceId ?? null,
      name: token.name ?? null,
      operations: writeJson(token.operations),
      origins: writeJson(token.origins),
      requests_per_minute: token.requestsPerMinute ?? null,
      expires_at: expiresAt,
      last_used_at: null,
      parent_id: token.parentId ?? null,
      signed_in_at: token.signedInAt ?? null,
    })
    .execute();
  return { id, text, expiresAt };
}

/** Removes expired tokens of all accounts: nothing else would delete them. */
async function removeExpired({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.deleteFrom("tokens").where("expires_at", "<", now).execute();
}

/** SHA-256 in hexadecimal: tokens are random, so they need no salt. */
export function hashToken(text: string): string {
  return hash("sha256", text, "hex");
}

/** The same for the secret of an API token. No text has this hash as a token: the secret alone does not authenticate. */
export function hashSecret(secret: string): string {
  return `api:${hashToken(secret)}`;
}

/** Removes all tokens for spaces, and all roles, secrets and invitations in them. Call it when the spaces are deleted. */
export async function forgetSpaces({ db, accountId }: Context, spaceIds: readonly string[]): Promise<void> {
  for (const table of ["tokens", "actor_roles", "secrets"] as const) {
    await db
      .deleteFrom(table)
      .where("account_id", "=", accountId)
      .where("space_id", "in", spaceIds)
      .execute();
  }
  await db.deleteFrom("invitations").where("resource_id", "in", spaceIds).execute();
}

/** Removes one token. */
export async function forgetToken({ db, accountId }: Context, id: string): Promise<void> {
  await db.deleteFrom("tokens").where("account_id", "=", accountId).where("id", "=", id).execute();
}

/** Removes all tokens of an actor. */
export async function forgetTokens({ db, accountId }: Context, actorId: string): Promise<void> {
  await db.deleteFrom("tokens").where("account_id", "=", accountId).where("actor_id", "=", actorId).execute();
}

/** Removes what belongs to an actor: tokens, roles, invitations and the like. Call it when the actor is deleted. */
export function forgetActor(context: Context, actorId: string): Promise<void> {
  return forgetActors(context, [actorId]);
}

/** The same for several actors. */
export async function forgetActors({ db, accountId }: Context, actorIds: readonly string[]): Promise<void> {
  for (const { name, owner, hasAccount } of ownedTables) {
    const own = sql`${sql.ref(owner)} in (${sql.join(actorIds)})`;
    const ofAccount = hasAccount ? sql` and account_id = ${accountId}` : sql``;
    await sql`delete from ${sql.table(name)} where ${own}${ofAccount}`.execute(db);
  }
}

/** The origins of the caller's token, for a token that is made with it; undefined if it has none. */
export async function findOwnOrigins({
  db,
  tokenId,
}: Pick<Context, "db" | "tokenId">): Promise<string[] | undefined> {
  if (tokenId === undefined) return undefined;
  const row = await db.selectFrom("tokens").select("origins").where("id", "=", tokenId).executeTakeFirst();
  return readJson<string[]>(row?.origins ?? null);
}

import { timingSafeEqual } from "node:crypto";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/errors.ts";
import type { Grant } from "../domain/grants.ts";
import { refuseToken } from "../domain/refused-token.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import type { TokenKind } from "../storage/rows/auth.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { Storage } from "../storage/storage.ts";
import { publishablePermissions, secretPermissions, usualRequestsPerMinute } from "./keys.ts";
import { findToken, noteUser, type TokenWithRole } from "./store.ts";
import { lifetimes } from "./tokens.ts";

/** Who sent a request, and what this actor may do. */
export interface Principal {
  readonly actor: Actor;
  readonly grants: readonly Grant[];
  /** The token of the request; undefined if it has none. */
  readonly tokenId?: string;
  /** Whether it is the token of an import session, with which the person's changes end. */
  readonly isOfSession?: boolean;
  /** The only operations that the token allows; undefined if it allows all operations. */
  readonly operations: readonly { readonly path: string; readonly method: string }[] | undefined;
  /** The origins of the pages that may send the token; undefined if all may. */
  readonly origins?: readonly string[] | undefined;
  /** How many requests per minute a publishable key has; undefined for other tokens. */
  readonly requestsPerMinute?: number | undefined;
  /** The use of the token that has to be stored, by `noteUse`; undefined if there is nothing to store. */
  readonly use?: TokenUse | undefined;
}

/** What the use of a token changes in its row. */
export interface TokenUse {
  readonly tokenId: string;
  readonly values: { readonly last_used_at?: string; readonly expires_at?: string };
}

/** A token that was found, with what it allows. */
export interface FoundToken extends Pick<TokenWithRole, "id" | "kind" | "expires_at" | "last_used_at"> {
  readonly principal: Principal;
}

/** Finds the token of a hash; throws an `unauthenticated` if there is none. It may have expired. */
export async function findPrincipal(storage: Storage, hash: string): Promise<FoundToken> {
  const rows = await findToken(storage, hash);
  const [token] = rows;
  // The index found the row. This comparison, in constant time, is for engines that compare text less strictly.
  if (token === undefined || !timingSafeEqual(Buffer.from(token.hash), Buffer.from(hash)))
    throw refuseToken();
  const { id, kind, expires_at, last_used_at } = token;
  const { token_environment_id: environmentId, token_space_id: spaceId } = token;
  const grants = rows.flatMap((row) => readGrant(row, spaceId) ?? []);
  const principal = {
    actor: {
      id: token.actor_id,
      kind: token.actor_kind,
      accountId: token.account_id,
      ...(environmentId !== null && { environmentId }),
    },
    grants: [...grants, ...grantsOfKey(token.actor_kind, token.kind, environmentId)],
    operations: readJson<Principal["operations"] & {}>(token.operations),
    tokenId: id,
    isOfSession: kind === "session",
    origins: readJson<string[]>(token.origins),
    requestsPerMinute:
      kind === "publishable" ? (token.requests_per_minute ?? usualRequestsPerMinute) : undefined,
  };
  return { id, kind, expires_at, last_used_at, principal };
}

/** Throws a `forbidden` if a browser sends a token from a page that may not. Programs send no origin. */
export function requireOrigin({ origins }: Principal, origin: string | undefined): void {
  if (origins === undefined || origin === undefined || origins.includes(origin)) return;
  const message = `Pages of \`${origin}\` may not use this token: it is for ${origins.join(", ")}.`;
  throw new DomainError("origin_not_allowed", { message, key: "Origin" });
}

/** Whether a token has expired. */
export function hasExpired({ expires_at: expiresAt }: Pick<FoundToken, "expires_at">, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now.toISOString();
}

/** A role as a grant; undefined if the role is only for other spaces than that of the token. */
function readGrant(
  { permissions, environment_id, space_id }: TokenWithRole,
  spaceId: string | null,
): Grant | undefined {
  if (permissions === null || (spaceId !== null && spaceId !== space_id)) return undefined;
  return {
    permissions: readJson<string[]>(permissions) ?? [],
    environmentId: environment_id,
    spaceId: space_id,
  };
}

/** The type of an API key decides what it may do; keys have no roles. Only secret keys are exchanged for access tokens. */
function grantsOfKey(actor: Actor["kind"], kind: TokenKind, environmentId: string | null): Grant[] {
  if (actor !== "key") return [];
  const permissions = kind === "publishable" ? publishablePermissions : secretPermissions;
  return [{ permissions, environmentId, spaceId: null }];
}

/** How often the last use of a personal token is stored. */
const useEveryMs = 60_000;

/** From when on the use of a token has to be stored, or the token has expired, in milliseconds. */
export function findNextUse({ kind, expires_at, last_used_at }: Omit<FoundToken, "principal">): number {
  const end = expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at);
  if (kind === "guest") return end - (lifetimes.guest * 1000) / 2;
  return kind === "personal" ? Math.min(end, Date.parse(last_used_at ?? "1970-01-01") + useEveryMs) : end;
}

/** Personal tokens store when they were last used, to the minute. Using the token of a guest extends its life. */
export function describeUse(token: Omit<FoundToken, "principal">, now: Date): TokenUse | undefined {
  const { id: tokenId, kind } = token;
  const time = now.getTime();
  if (time < findNextUse(token)) return undefined;
  if (kind === "personal") return { tokenId, values: { last_used_at: now.toISOString() } };
  if (kind !== "guest") return undefined;
  return { tokenId, values: { expires_at: new Date(time + lifetimes.guest * 1000).toISOString() } };
}

/** Stores the use of the caller's token, if it is to be stored. */
export async function noteUse(storage: Storage, { use, actor }: Principal): Promise<void> {
  if (use === undefined) return;
  const { tokenId, values } = use;
  try {
    await storage.transaction(async (db) => {
      // First, as who deletes a user locks the user before its tokens.
      if (values.last_used_at !== undefined) await noteUser(db, actor.id, values.last_used_at);
      await db.updateTable("tokens").set(values).where("id", "=", tokenId).execute();
    });
  } catch (error) {
    // A caller that reads or deletes must be able to do so if nothing can be stored.
    const kind = explainStorageError(storage.engine, error)?.kind;
    if (kind !== "full" && kind !== "read-only") throw error;
  }
}

import { timingSafeEqual } from "node:crypto";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/errors.ts";
import type { Grant } from "../domain/grants.ts";
import { explainStorageError } from "../storage/explain-error.ts";
import type { TokenKind } from "../storage/rows/auth.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { Storage } from "../storage/storage.ts";
import { publishablePermissions, secretPermissions } from "./keys.ts";
import { findToken, type TokenWithRole } from "./store.ts";
import { hashToken, lifetimes } from "./tokens.ts";

/** Who sent a request, and what this actor may do. */
export interface Principal {
  readonly actor: Actor;
  readonly grants: readonly Grant[];
  /** The only operations that the token allows; undefined if it allows all operations. */
  readonly operations: readonly { readonly path: string; readonly method: string }[] | undefined;
  /** The use of the token that has to be stored, by `noteUse`; undefined if there is nothing to store. */
  readonly use?: TokenUse | undefined;
}

/** What the use of a token changes in its row. */
export interface TokenUse {
  readonly tokenId: string;
  readonly values: { readonly last_used_at?: string; readonly expires_at?: string };
}

/** Finds out who sent an `Authorization` header; throws an `unauthenticated` if the token is not valid. */
export async function authenticate(storage: Storage, authorization: string, now: Date): Promise<Principal> {
  const text = authorization.replace(/^bearer +/i, "").trim();
  const hash = hashToken(text);
  const rows = await findToken(storage.db, hash);
  const [token] = rows;
  // The index found the row. This comparison, in constant time, is for engines that compare text less strictly.
  if (token === undefined || !timingSafeEqual(Buffer.from(token.hash), Buffer.from(hash)))
    throw refuseToken();
  if (token.expires_at !== null && token.expires_at <= now.toISOString()) throw refuseToken("has expired");
  const { token_environment_id: environmentId, token_space_id: spaceId } = token;
  const grants = rows.flatMap((row) => readGrant(row, spaceId) ?? []);
  return {
    actor: {
      id: token.actor_id,
      kind: token.actor_kind,
      accountId: token.account_id,
      ...(environmentId !== null && { environmentId }),
    },
    grants: [...grants, ...grantsOfKey(token.actor_kind, token.kind, environmentId)],
    operations: readJson(token.operations),
    use: describeUse(token, now),
  };
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

function refuseToken(why = "is unknown or revoked"): DomainError {
  return new DomainError("unauthenticated", {
    message: `The access token ${why}. Send the header \`Authorization: Bearer <ACCESS_TOKEN>\` with a valid one.`,
    key: "Authorization",
  });
}

/** Personal tokens store when they were last used, to the minute. Using the token of a guest extends its life. */
function describeUse(
  token: Pick<TokenWithRole, "id" | "kind" | "expires_at" | "last_used_at">,
  now: Date,
): TokenUse | undefined {
  const time = now.getTime();
  if (token.kind === "personal" && time - Date.parse(token.last_used_at ?? "1970-01-01") >= 60_000) {
    return { tokenId: token.id, values: { last_used_at: now.toISOString() } };
  }
  const life = lifetimes.guest * 1000;
  if (token.kind === "guest" && token.expires_at !== null && Date.parse(token.expires_at) - time < life / 2) {
    return { tokenId: token.id, values: { expires_at: new Date(time + life).toISOString() } };
  }
  return undefined;
}

/** Stores the use of the caller's token, if it is to be stored. */
export async function noteUse(storage: Storage, { use }: Principal): Promise<void> {
  if (use === undefined) return;
  const { tokenId, values } = use;
  try {
    await storage.transaction((db) =>
      db.updateTable("tokens").set(values).where("id", "=", tokenId).execute(),
    );
  } catch (error) {
    // A caller that reads or deletes must be able to do so if nothing can be stored.
    const code = explainStorageError(storage.engine, error)?.code;
    if (code !== "full" && code !== "read-only") throw error;
  }
}

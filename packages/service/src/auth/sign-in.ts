import { timingSafeEqual } from "node:crypto";
import type { AccessToken, AccountId, ApiCredentials, UserCredentials, UserId } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { countAudit, noteAudit } from "../context/note-audit.ts";
import type { AuditNote } from "../domain/audit-note.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import type { Database } from "../storage/storage.ts";
import { findGuesses } from "./guesses.ts";
import { checkPassword } from "./passwords.ts";
import { isKnownPlace, notePlace } from "./sign-in-places.ts";
import { noteUser } from "./store.ts";
import { createToken, hashSecret, hashToken, lifetimes, type NewToken } from "./tokens.ts";

/** Right credentials. */
interface Identity {
  readonly accountId: string;
  readonly token: Pick<NewToken, "actor" | "environmentId" | "parentId">;
  readonly extras: Pick<AccessToken, "email" | "userId">;
  /** Whether the credentials are still right. Stores that the user was seen. */
  confirm(db: Database, now: string): Promise<boolean>;
}

/**
 * Exchanges credentials for a token; throws an `unauthenticated` if they are not right. Opens its transactions itself:
 * the check of a password takes long, and must not make other writes wait.
 */
export async function signIn(
  context: Context,
  credentials: UserCredentials | ApiCredentials,
): Promise<AccessToken> {
  const identity = await identify(context, credentials);
  return context.storage.transaction(async (db) => {
    if (!(await identity.confirm(db, context.now))) throw refuseCredentials(credentials);
    const { accountId, token, extras } = identity;
    const own = { ...context, db, accountId };
    await noteAudit(own, { action: "sign-in:accepted", ...describeSigner(token) });
    return { ...(await createAccess(own, identity)), ...extras };
  });
}

function identify(context: Context, credentials: UserCredentials | ApiCredentials): Promise<Identity> {
  return credentials.type === "userCredentials"
    ? identifyPerson(context, credentials)
    : identifyProgram(context, credentials);
}

async function identifyPerson(context: Context, credentials: UserCredentials): Promise<Identity> {
  const { db, storage, address = "" } = context;
  const { email, password } = credentials;
  const user = await db
    .selectFrom("users")
    .select(["id", "account_id", "password"])
    .where("email", "=", email)
    .executeTakeFirst();
  // For everyone: the time until the response must not show whether this user exists.
  const isKnown = await isKnownPlace(context, user?.id ?? "");
  const hashed = user?.password ?? undefined;
  const isRight = await findGuesses(storage).check(
    { account: email.toLowerCase(), address, isKnown },
    password,
    hashed,
    (turn) => checkPassword(password, hashed, turn),
  );
  if (user === undefined || !isRight) {
    // For everyone, too. Nobody reads the entry of an address that no user has.
    await noteRejected({ ...context, accountId: user?.account_id ?? "" }, { actorId: user?.id ?? "" });
    throw refuseCredentials(credentials);
  }
  return {
    accountId: user.account_id,
    token: { actor: { id: user.id, kind: "user" } },
    extras: { email, userId: user.id as UserId },
    async confirm(current, now) {
      if (!(await noteUser(current, user.id, now))) return false;
      const query = current.selectFrom("users").select("password").where("id", "=", user.id);
      if ((await query.executeTakeFirst())?.password !== user.password) return false;
      await notePlace({ ...context, db: current }, user.id);
      return true;
    },
  };
}

async function identifyProgram(context: Context, credentials: ApiCredentials): Promise<Identity> {
  const { db, storage } = context;
  const { clientId, secret } = credentials;
  const find = (current: Database) =>
    current
      .selectFrom("tokens")
      .select(["id", "account_id", "kind", "hash", "environment_id", "actor_id"])
      .where("id", "=", clientId)
      .where("kind", "in", ["secret", "api"]);
  const found = await find(db).executeTakeFirst();
  // These ids are not secrets.
  if (found === undefined) throw createNotFound("API key or API token", clientId, "clientId");
  const given = found.kind === "api" ? hashSecret(secret) : hashToken(secret);
  const { account_id: accountId, actor_id: actorId, environment_id: environmentId } = found;
  if (!timingSafeEqual(Buffer.from(found.hash), Buffer.from(given))) {
    const related = found.kind === "api" ? { relatedId: clientId } : {};
    await noteRejected({ ...context, accountId }, { actorId, environmentId, ...related });
    throw refuseCredentials(credentials);
  }
  if (found.kind === "api") return identifyUser(db, { clientId, accountId, userId: actorId });
  return {
    accountId,
    token: { actor: { id: actorId, kind: "key" }, ...(environmentId !== null && { environmentId }) },
    extras: {},
    async confirm(current) {
      // If the key is deleted at this moment, its tokens must be deleted with it.
      const held = await find(current).$call(storage.engine.sql.holdRows).executeTakeFirst();
      return held?.hash === found.hash;
    },
  };
}

/** The user of an API token whose secret is right. */
async function identifyUser(
  db: Database,
  { clientId, accountId, userId }: Readonly<Record<"clientId" | "accountId" | "userId", string>>,
): Promise<Identity> {
  const user = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirst();
  return {
    accountId,
    token: { actor: { id: userId, kind: "user" }, parentId: clientId },
    extras: { ...user, userId: userId as UserId },
    async confirm(current, now) {
      // A request that deletes a user locks the user before its tokens, too.
      if (!(await noteUser(current, userId, now))) return false;
      const query = current.updateTable("tokens").set({ last_used_at: now }).where("id", "=", clientId);
      return (await query.executeTakeFirst()).numUpdatedRows === 1n;
    },
  };
}

/** Who signs in, and with which API token if with one. */
function describeSigner({ actor, environmentId, parentId }: Identity["token"]): Omit<AuditNote, "action"> {
  return {
    ...(actor !== undefined && { actorId: actor.id }),
    ...(environmentId !== undefined && { environmentId }),
    ...(parentId !== undefined && { relatedId: parentId }),
  };
}

/** Counts wrong credentials in a transaction of its own: nothing else is written. */
function noteRejected(context: Context, signer: Omit<AuditNote, "action">): Promise<void> {
  return context.storage.transaction(
    (db) => countAudit({ ...context, db }, { action: "sign-in:rejected", ...signer }),
    { listSpaces: () => [] },
  );
}

/** Creates an access token; it is valid for a day, unless another lifetime is given. */
export async function createAccess(
  context: Context,
  { accountId, token }: { readonly accountId: string; readonly token: Omit<NewToken, "kind"> },
): Promise<AccessToken> {
  const { lifetime = lifetimes.access } = token;
  const { text, expiresAt } = await createToken(
    { ...context, accountId },
    { ...token, kind: "access", lifetime },
  );
  return {
    accessToken: text,
    expiresIn: String(lifetime),
    expires: expiresAt ?? "",
    accountId: accountId as AccountId,
  };
}

function refuseCredentials({ type }: UserCredentials | ApiCredentials): DomainError {
  return new DomainError("credentials_invalid", {
    message:
      "These credentials are not valid. Check both parts; for security, the service does not say which one is wrong.",
    key: type === "userCredentials" ? "email" : "secret",
  });
}

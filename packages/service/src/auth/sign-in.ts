import { timingSafeEqual } from "node:crypto";
import type { AccessToken, ApiCredentials, UserCredentials } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { checkPassword } from "./passwords.ts";
import { createToken, hashToken, lifetimes, type NewToken } from "./tokens.ts";

/** Exchanges credentials for a token; throws an `unauthenticated` if they are not right. */
export function signIn(
  context: Context,
  credentials: UserCredentials | ApiCredentials,
): Promise<AccessToken> {
  return credentials.type === "userCredentials"
    ? signInPerson(context, credentials)
    : signInProgram(context, credentials);
}

async function signInPerson(context: Context, { email, password }: UserCredentials): Promise<AccessToken> {
  const user = await context.db
    .selectFrom("users")
    .select(["id", "account_id", "password"])
    .where("email", "=", email)
    .executeTakeFirst();
  // Compare first: the time until the response must not show whether this user exists.
  const isRight = await checkPassword(password, user?.password);
  if (user === undefined || !isRight) throw refuseCredentials("email");
  const token = await createAccess(context, user.account_id, { actor: { id: user.id, kind: "user" } });
  return { ...token, email, userId: user.id };
}

async function signInProgram(context: Context, { clientId, secret }: ApiCredentials): Promise<AccessToken> {
  const key = await context.db
    .selectFrom("tokens")
    .select(["id", "account_id", "hash", "environment_id"])
    .where("id", "=", clientId)
    .where("kind", "=", "secret")
    // If the key is deleted at this moment, its tokens must be deleted with it.
    .$call(context.storage.engine.sql.holdRows)
    .executeTakeFirst();
  // The id of a key is not a secret.
  if (key === undefined) throw createNotFound("API key", clientId, "clientId");
  const given = Buffer.from(hashToken(secret));
  if (!timingSafeEqual(Buffer.from(key.hash), given)) throw refuseCredentials("secret");
  return createAccess(context, key.account_id, {
    actor: { id: key.id, kind: "key" },
    ...(key.environment_id !== null && { environmentId: key.environment_id }),
  });
}

async function createAccess(
  context: Context,
  accountId: string,
  token: Pick<NewToken, "actor" | "environmentId">,
): Promise<AccessToken> {
  const lifetime = lifetimes.access;
  const { text, expiresAt } = await createToken(
    { ...context, accountId },
    { kind: "access", lifetime, ...token },
  );
  return { accessToken: text, expiresIn: String(lifetime), expires: expiresAt ?? "", accountId };
}

function refuseCredentials(key: string): DomainError {
  return new DomainError("unauthenticated", {
    message:
      "These credentials are not valid. Check both parts; for security, the service does not say which one is wrong.",
    key,
  });
}

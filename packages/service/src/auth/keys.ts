import type {
  AccountId,
  ApiKey,
  ApiKeyId,
  ApiKeyOperation,
  ApiKeyType,
  EnvironmentId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { lockRows } from "../context/lock-rows.ts";
import { noteAudit } from "../context/note-audit.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { readRows } from "../storage/list-rows.ts";
import type { TokenRow } from "../storage/rows/auth.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import { createToken, forgetActor } from "./tokens.ts";

/** A secret key may do everything in its environment. */
export const secretPermissions: readonly string[] = ["*"];

/** A publishable key is part of web pages: it may only create spaces. */
export const publishablePermissions: readonly string[] = ["spaces:write"];

/** How many requests a publishable key has per minute if nobody says so. */
export const usualRequestsPerMinute = 60;

/** The operations that keys of each type allow. If the list is empty, everything that their permissions allow. */
const keyOperations: Readonly<Record<ApiKeyType, readonly ApiKeyOperation[]>> = {
  SECRET: [],
  PUBLISHABLE: [{ path: "/spaces", method: "POST" }],
};

/** The keys of an environment, newest first. */
export function listKeyRows(context: Context, environmentId: string): Promise<Selectable<TokenRow>[]> {
  const { db, accountId } = context;
  return readRows(
    context,
    db
      .selectFrom("tokens")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("environment_id", "=", environmentId)
      .where("kind", "in", ["secret", "publishable"])
      .orderBy("sequence", "desc"),
    { table: "tokens" },
  );
}

/** The key of an id in the actor's scope; throws a `not-found` that names `key` if there is none. */
export async function getKey(context: Context, id: string, key: string): Promise<Selectable<TokenRow>> {
  const missing = () => createNotFound("API key", id, key);
  const row = await context.db
    .selectFrom("tokens")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", context.accountId)
    .where("kind", "in", ["secret", "publishable"])
    .executeTakeFirst();
  if (row === undefined) throw missing();
  requireInScope(context, { environmentId: row.environment_id }, missing);
  return row;
}

/** A key as the API shows it, without the secret text. */
export function toApiKey(row: Selectable<TokenRow>): ApiKey {
  return omitEmpty({
    id: row.id as ApiKeyId,
    type: row.kind === "secret" ? ("SECRET" as const) : ("PUBLISHABLE" as const),
    environmentId: row.environment_id as EnvironmentId | null,
    accountId: row.account_id as AccountId,
    operations: readJson<ApiKeyOperation[]>(row.operations) ?? [],
    origins: readJson<string[]>(row.origins),
    requestsPerMinute:
      row.kind === "publishable" ? (row.requests_per_minute ?? usualRequestsPerMinute) : undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}

/** The newest publishable key of an environment, with its text; throws a `not-found` if there is none. */
export async function getPublishableKey(context: Context, environmentId: string): Promise<ApiKey> {
  const row = (await listKeyRows(context, environmentId)).find(({ public_text: text }) => text !== null);
  if (row === undefined) {
    const message = `There is no publishable key in the environment \`${environmentId}\`.`;
    throw new DomainError("not_found", { message, key: "environmentId" });
  }
  return { ...toApiKey(row), rawKey: row.public_text ?? "" };
}

/** From where, and how often, a publishable key may be used. */
export interface KeyBounds {
  readonly origins?: readonly string[] | undefined;
  readonly requestsPerMinute?: number | undefined;
}

/** An origin as browsers write it; throws an `invalid` if a text is none. */
export function readOrigin(text: string): string {
  if (/^https?:\/\/[^/?#@]+$/i.test(text) && URL.canParse(text)) return new URL(text).origin;
  const message = `\`${text}\` is not the origin of a page, such as \`https://shop.example\`: no path, no slash at the end.`;
  throw createInvalid("value_malformed", "origins", message);
}

/** Creates a key for an environment; returns it with its text, which is never shown again. */
export async function createKey(
  context: Context,
  environmentId: string,
  type: ApiKeyType,
  { origins, requestsPerMinute }: KeyBounds = {},
): Promise<{ readonly row: Selectable<TokenRow>; readonly text: string }> {
  const bound = origins !== undefined ? "origins" : "requestsPerMinute";
  if (type === "SECRET" && (origins ?? requestsPerMinute) !== undefined) {
    const message = `\`${bound}\` is for publishable keys: a secret key must not be part of a page.`;
    throw createInvalid("value_not_allowed", bound, message);
  }
  const operations = keyOperations[type];
  const { id, text } = await createToken(context, {
    kind: type === "SECRET" ? "secret" : "publishable",
    environmentId,
    ...(origins !== undefined && { origins: origins.map(readOrigin) }),
    ...(requestsPerMinute !== undefined && { requestsPerMinute }),
    ...(operations.length > 0 && { operations }),
  });
  await noteAudit(context, { action: "token:created", targetId: id, environmentId });
  const row = (await listKeyRows(context, environmentId)).find((one) => one.id === id);
  if (row === undefined) throw new Error(`The key ${id} was not stored.`);
  return { row, text };
}

/** Revokes a key of an environment, and the access tokens that were created with it. */
export async function deleteKey(context: Context, environmentId: string, key: string): Promise<void> {
  const rows = await lockRows(context, "tokens", [key], () => listKeyRows(context, environmentId));
  if (!rows.some(({ id }) => id === key)) throw createNotFound("API key", key, "key");
  await forgetActor(context, key);
  await noteAudit(context, { action: "token:deleted", targetId: key, environmentId });
}

import type { RequestReading, Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { derive, seal, unseal } from "./seal.ts";

/** How long a response is kept for the next request with the same key, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

/** The minimum length in characters of a key that protects a secret. */
const shortestForSecrets = 16;

/** How many keys one transaction of the sweep deletes. */
const mostAtOnce = 1000;

/** The idempotency key of a request: a repeated request with the same key changes nothing more. */
export interface IdempotencyKey {
  /** The key as the caller sent it; the service stores only hashes of it. */
  readonly secret: string;
  readonly fingerprint: string;
}

/** Reads `Idempotency-Key`; undefined if there is none, and for other methods than POST. */
export function readIdempotencyKey(
  route: Route,
  { call: { method, pathname, search, headers }, bytes }: RequestReading,
  principal: Principal,
): IdempotencyKey | undefined {
  const secret = headers["idempotency-key"];
  if (secret === undefined || route.method !== "POST") return undefined;
  if (secret.length < shortestForSecrets && respondsWithSecret(route, principal)) {
    throw new DomainError("invalid", {
      message: `The response has a secret, so \`Idempotency-Key\` needs at least ${shortestForSecrets} characters.`,
      key: "Idempotency-Key",
    });
  }
  const fingerprint = derive(secret, "request", `${method} ${pathname}${search}\n`, bytes).toString("hex");
  return { secret, fingerprint };
}

/**
 * Claims a key for this request, and waits for another request that uses it at the same time. Returns the kept response
 * if there is one; throws a `conflict` if the key was used for another request.
 */
export async function claimKey(
  { db, actor, now }: Context,
  { secret, fingerprint }: IdempotencyKey,
): Promise<string | undefined> {
  const claim = { fingerprint, answer: null, created_at: now };
  const { numInsertedOrUpdatedRows: claimed } = await db
    .insertInto("idempotency_keys")
    .values({ account_id: actor.accountId, actor_id: actor.id, key: hashKey(secret), ...claim })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "actor_id", "key"])
        .doUpdateSet(claim)
        .where("idempotency_keys.created_at", "<", findOldest(new Date(now))),
    )
    .executeTakeFirstOrThrow();
  if (claimed === 1n) return undefined;
  const kept = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("account_id", "=", actor.accountId)
    .where("actor_id", "=", actor.id)
    .where("key", "=", hashKey(secret))
    .executeTakeFirst();
  if (kept?.fingerprint === fingerprint && kept.answer !== null) return unseal(secret, kept.answer);
  throw new DomainError("conflict", {
    message: "This key was used for another request. Send a new key with a new request.",
    key: "Idempotency-Key",
  });
}

/** Keeps the response to a request for the next request with the same key. */
export async function keepResponse(
  { db, actor }: Context,
  { secret }: IdempotencyKey,
  response: string,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer: await seal(secret, response) })
    .where("account_id", "=", actor.accountId)
    .where("actor_id", "=", actor.id)
    .where("key", "=", hashKey(secret))
    .execute();
}

/** Deletes the keys whose time is over. Several processes may sweep at the same time. */
export async function sweepKeys(storage: Storage, now: Date): Promise<void> {
  const oldest = findOldest(now);
  for (let found = mostAtOnce; found === mostAtOnce; ) {
    const rows = await storage.db
      .selectFrom("idempotency_keys")
      .select("key")
      .where("created_at", "<", oldest)
      .orderBy("created_at")
      .limit(mostAtOnce)
      .execute();
    found = rows.length;
    if (found > 0) await storage.transaction((db) => deleteKeys(db, rows, oldest), { isDeletion: true });
  }
}

/** Deletes keys, unless a new request has claimed one of them meanwhile. */
function deleteKeys(
  db: Database,
  rows: readonly { readonly key: string }[],
  oldest: string,
): Promise<unknown> {
  const keys = rows.map(({ key }) => key);
  return db
    .deleteFrom("idempotency_keys")
    .where("key", "in", keys)
    .where("created_at", "<", oldest)
    .execute();
}

function findOldest(now: Date): string {
  return new Date(now.getTime() - keptFor).toISOString();
}

function hashKey(secret: string): string {
  return derive(secret, "key").toString("hex");
}

/** Whether only the key of the request protects the kept response. */
function respondsWithSecret({ path }: Route, { operations }: Principal): boolean {
  // A publishable key gets a token for the space that it creates.
  return path.startsWith("/auth") || operations !== undefined;
}

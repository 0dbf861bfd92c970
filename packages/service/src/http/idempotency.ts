import type { RequestReading, Route } from "@data-import/front";
import { limits } from "@data-import/types";
import type { Context } from "../context/context.ts";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/errors.ts";
import { keepStatement } from "../storage/kept-statements.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { changesData } from "./changes-data.ts";
import { derive, seal, unseal } from "./seal.ts";
import { hasSecret } from "./secrets.ts";

/** How many keys one transaction of the sweep deletes. */
const keysDeletedAtOnce = 1000;

/** The idempotency key of a request: a repeated request with the same key changes nothing more. */
export interface IdempotencyKey {
  /** The key as the caller sent it; the service stores only hashes of it. */
  readonly secret: string;
  readonly fingerprint: string;
  /** Whether nobody can guess it, so that it protects a secret. */
  readonly isStrong: boolean;
  /** Who sent it. */
  readonly actor: Actor;
  readonly route: Route;
}

/** What is kept of the response to a request. */
export interface KeptResponse {
  /** Whether the text is only the part that the operation needs to write the response again. */
  readonly isPart: boolean;
  readonly text: string;
}

/** Marks the text of a part: no JSON starts with it. */
const partMark = "part:";

/** Reads `Idempotency-Key`; undefined if there is none, and for operations that may be sent twice. */
export function readIdempotencyKey(
  route: Route,
  { call: { method, pathname, search, headers }, bytes }: RequestReading,
  actor: Actor,
): IdempotencyKey | undefined {
  const secret = headers["idempotency-key"];
  if (secret === undefined || !changesData(route) || route.operation["x-repeatable"] === true)
    return undefined;
  const fingerprint = shorten(derive(secret, "request", `${method} ${pathname}${search}\n`, bytes));
  return { secret, fingerprint, isStrong: secret.length >= limits.secretKeyCharacters, actor, route };
}

/** The key of a part of the work, such as the lines of one commit. */
export function nameStep(key: IdempotencyKey, step: number): IdempotencyKey {
  // A header cannot have a line feed, so no request has this key.
  return { ...key, secret: `${key.secret}\n${step}` };
}

/**
 * Claims a key for this request, and waits for another request that uses it at the same time. Returns the kept response
 * if there is one; throws a `conflict` if the key was used for another request.
 */
export async function claimKey(context: Context, key: IdempotencyKey): Promise<KeptResponse | undefined> {
  const { db, now } = context;
  const { secret, fingerprint, actor } = key;
  const { numAffectedRows: claimed } = await db.executeQuery(
    insertClaim(context, [
      ...[actor.accountId, actor.id, hashKey(secret), fingerprint, now],
      findOldest(new Date(now)),
    ]),
  );
  return claimed === 1n ? undefined : findKept(context, key);
}

/** The kept response to an earlier request with a key; throws a `conflict` if the key was used for another request. */
export async function findKept(
  { db, now }: Pick<Context, "db" | "now">,
  { secret, fingerprint, actor }: IdempotencyKey,
): Promise<KeptResponse | undefined> {
  const kept = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("account_id", "=", actor.accountId)
    .where("actor_id", "=", actor.id)
    .where("key", "=", hashKey(secret))
    .where("created_at", ">=", findOldest(new Date(now)))
    .executeTakeFirst();
  if (kept === undefined) return undefined;
  if (kept.fingerprint === fingerprint && kept.answer !== null) {
    const text = await unseal(secret, kept.answer);
    const isPart = text.startsWith(partMark);
    return { isPart, text: isPart ? text.slice(partMark.length) : text };
  }
  throw new DomainError("idempotency_key_reused", {
    message: "This key was used for another request. Send a new key with a new request.",
    key: "Idempotency-Key",
  });
}

const insertClaim = keepStatement(({ db }) =>
  db
    .insertInto("idempotency_keys")
    .values({ account_id: "", actor_id: "", key: "", fingerprint: "", created_at: "" })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "actor_id", "key"])
        .doUpdateSet((excluded) => ({
          fingerprint: excluded.ref("excluded.fingerprint"),
          answer: excluded.ref("excluded.answer"),
          created_at: excluded.ref("excluded.created_at"),
        }))
        .where("idempotency_keys.created_at", "<", ""),
    ),
);

const setAnswer = keepStatement(({ db }) =>
  db
    .updateTable("idempotency_keys")
    .set({ answer: "" })
    .where("account_id", "=", "")
    .where("actor_id", "=", "")
    .where("key", "=", ""),
);

/**
 * Keeps the response to a request for the next request with the same key.
 * @param output the response before it is written: if it has a secret, a short key is rejected
 */
export async function keepResponse(
  context: Context,
  { secret, isStrong, actor, route }: IdempotencyKey,
  { isPart, text }: KeptResponse,
  output: unknown,
): Promise<void> {
  if (!isStrong && hasSecret(route, output)) {
    throw new DomainError("value_too_short", {
      message: `The response has a secret, so \`Idempotency-Key\` needs at least ${limits.secretKeyCharacters} characters.`,
      key: "Idempotency-Key",
    });
  }
  const { storage, db } = context;
  const answer = await seal(secret, isPart ? partMark + text : text);
  await storage.send(db, setAnswer(context, [answer, actor.accountId, actor.id, hashKey(secret)]));
}

/** Releases a key that was claimed in this transaction, so that the next request with it does the work. */
export async function releaseKey({ db }: Context, { secret, actor }: IdempotencyKey): Promise<void> {
  await db
    .deleteFrom("idempotency_keys")
    .where("account_id", "=", actor.accountId)
    .where("actor_id", "=", actor.id)
    .where("key", "=", hashKey(secret))
    .execute();
}

/** Deletes the keys whose time is over. Several processes may sweep at the same time. */
export async function sweepKeys(storage: Storage, now: Date): Promise<void> {
  const oldest = findOldest(now);
  for (let found = keysDeletedAtOnce; found === keysDeletedAtOnce; ) {
    const rows = await storage.db
      .selectFrom("idempotency_keys")
      .select("key")
      .where("created_at", "<", oldest)
      .orderBy("created_at")
      .limit(keysDeletedAtOnce)
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
  return new Date(now.getTime() - limits.idempotencyKeyLifeMs).toISOString();
}

function hashKey(secret: string): string {
  return shorten(derive(secret, "key"));
}

/** 128 of the bits of a hash, as text. */
function shorten(hash: Buffer): string {
  return hash.toString("base64url", 0, 16);
}

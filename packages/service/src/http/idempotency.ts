import { createHash } from "node:crypto";
import type { Call, RequestReading, Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";

/** How long an answer is kept for the next request with the same key, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

/** The most characters of a key. */
const longest = 255;

/** A key that a caller gave a request, so that sending it again does not do it again. */
export interface IdempotencyKey {
  readonly key: string;
  readonly fingerprint: string;
}

/**
 * Reads `Idempotency-Key`; undefined where there is none, and on operations whose answers must not be kept because they
 * hold secrets.
 */
export function readIdempotencyKey(
  route: Route,
  { call, bytes }: RequestReading,
  principal: Principal,
): IdempotencyKey | undefined {
  const key = call.headers["idempotency-key"];
  if (key === undefined || route.method !== "POST" || holdsSecrets(route, principal)) return undefined;
  if (key.length < 1 || key.length > longest) {
    throw new DomainError("invalid", {
      message: `\`Idempotency-Key\` must have from 1 to ${longest} characters; it had ${key.length}.`,
      key: "Idempotency-Key",
    });
  }
  return { key, fingerprint: fingerprint(call, bytes) };
}

/**
 * Takes a key for this request, and waits for another one that is just using it. Gives the kept answer where there is
 * one; throws a `conflict` where the key was used for something else.
 */
export async function claimKey(
  { db, actor, now }: Context,
  { key, fingerprint }: IdempotencyKey,
): Promise<string | undefined> {
  const oldest = new Date(Date.parse(now) - keptFor).toISOString();
  await db.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
  const { numInsertedOrUpdatedRows: claimed } = await db
    .insertInto("idempotency_keys")
    .values({
      account_id: actor.accountId,
      actor_id: actor.id,
      key,
      fingerprint,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed === 1n) return undefined;
  const kept = await db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "answer"])
    .where("account_id", "=", actor.accountId)
    .where("actor_id", "=", actor.id)
    .where("key", "=", key)
    .executeTakeFirst();
  if (kept?.fingerprint === fingerprint && kept.answer !== null) return kept.answer;
  throw new DomainError("conflict", {
    message: "This key was used for another request. Send a new key with a new request.",
    key: "Idempotency-Key",
  });
}

/** Keeps the answer to a request for the next one with its key. */
export async function storeResponse(
  { db, actor }: Context,
  { key }: IdempotencyKey,
  response: string,
): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ answer: response })
    .where("account_id", "=", actor.accountId)
    .where("actor_id", "=", actor.id)
    .where("key", "=", key)
    .execute();
}

function holdsSecrets({ path }: Route, { operations }: Principal): boolean {
  // A publishable key gets a token for the space that it creates.
  return path.startsWith("/auth") || operations !== undefined;
}

function fingerprint({ method, pathname, search }: Call, bytes: Uint8Array): string {
  return createHash("sha256").update(`${method} ${pathname}${search}\n`).update(bytes).digest("hex");
}

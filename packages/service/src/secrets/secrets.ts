import type { EnvironmentId, Secret, SpaceId, WriteSecret } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { noteAudit, noteReads } from "../context/note-audit.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { describeOwner, openSecret } from "../context/secret-texts.ts";
import type { AuditNote } from "../domain/audit-note.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { mask } from "../domain/mask-texts.ts";
import { isWithin } from "../domain/scope.ts";
import { createKeyMissing, type SecretKeys } from "../domain/secret-keys.ts";
import { lockEnvironment } from "../environments/environments.ts";
import { holdSpace } from "../spaces/spaces.ts";
import { type SecretRow, toSecret } from "../storage/rows/secrets.ts";
import type { Storage } from "../storage/storage.ts";
import {
  deleteSecretRow,
  findNamedRow,
  findSecretRow,
  hasOtherKeys,
  insertSecretRow,
  listSecretRows,
  updateSecretRow,
} from "./store.ts";

type Row = Selectable<SecretRow>;

/** The secrets in the actor's scope, by name. A secret of the named space replaces one of its environment. */
export async function listSecrets(
  context: Context,
  filter: Parameters<typeof listSecretRows>[1],
): Promise<Secret[]> {
  const rows = await listSecretRows(context, filter);
  const writable = findScope(context.grants, "secrets:write", context.actor);
  const shown: AuditNote[] = [];
  const secrets = rows.map((row) => {
    const place = { environmentId: row.environment_id, spaceId: row.space_id };
    const isMeant = row.actor_id === null ? isWithin(writable, place) : row.actor_id === context.actor.id;
    if (isMeant) shown.push({ action: "secret:read", ...locate(row) });
    return toSecret(row, isMeant ? openSecret(context.secretKeys, row) : mask);
  });
  noteReads(context, shown);
  return secrets;
}

/** Stores a value under a name, instead of the earlier value if there is one. Returns the secret without its value. */
export async function storeSecret(context: Context, secret: WriteSecret): Promise<Secret> {
  const place = await lockPlace(context, secret);
  const { name, value, actorId } = secret;
  if (actorId !== undefined) await requireActor(context, actorId);
  // A node with a key of its own would store what no other node can read.
  if (await hasOtherKeys(context, context.secretKeys.listIds())) throw createKeyMissing();
  const named = { ...place, actor_id: actorId ?? null, name };
  const existing = await findNamedRow(context, named);
  // Also the same value is stored again: otherwise the events would tell others whether they have guessed it.
  const id = existing?.id ?? context.newId("secret");
  const { keyId, sealed } = context.secretKeys.seal(
    value,
    describeOwner({ id, account_id: context.accountId }),
  );
  const changes = { updated_at: context.now, sealed, key_id: keyId };
  const row = { ...named, ...changes, id, account_id: context.accountId, created_at: context.now };
  if (existing === undefined) await insertSecretRow(context, row);
  else await updateSecretRow(context, existing, changes);
  await context.emit(describeSecret(existing === undefined ? "secret:created" : "secret:updated", row));
  await noteAudit(context, { action: "secret:stored", ...locate(row) });
  return hideValue(row);
}

/** The secret of an id in the actor's scope, locked until the transaction ends; throws a `not-found` if there is none. */
export function lockSecret(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "secrets", [id], async () =>
    requireRowInScope(context, await findSecretRow(context, id), () =>
      createNotFound("secret", id, "secretId"),
    ),
  );
}

/** Deletes a secret. */
export async function deleteSecret(context: Context, secret: Locked<Row>): Promise<void> {
  await deleteSecretRow(context, secret);
  await context.emit(describeSecret("secret:deleted", secret));
  await noteAudit(context, { action: "secret:deleted", ...locate(secret) });
}

/** Which secret an entry of the audit log is about. */
function locate({ id, environment_id, space_id }: Omit<Row, "sequence">): Omit<AuditNote, "action"> {
  return { targetId: id, environmentId: environment_id, spaceId: space_id };
}

/** A secret as a response shows it that nobody reads the value from. */
export function hideValue(row: Omit<Row, "sequence">): Secret {
  return toSecret({ ...row, sequence: 0 }, mask);
}

/** An event about a secret. It never has the value. */
function describeSecret(
  topic: "secret:created" | "secret:updated" | "secret:deleted",
  row: Omit<Row, "sequence">,
): NewEvent {
  const { id, name, environment_id: environmentId, space_id: spaceId } = row;
  return {
    topic,
    domain: "secret",
    payload: { name },
    context: {
      environmentId: environmentId as EnvironmentId,
      ...(spaceId !== null && { spaceId: spaceId as SpaceId }),
      entityId: id,
    },
    target: id,
  };
}

/** How many secrets one run of `resealSecrets` encrypts again. */
const secretsSealedAtOnce = 100;

/** Encrypts secrets again that an older key encrypted, so that this key is not needed any more. */
export async function resealSecrets(storage: Storage, keys: SecretKeys): Promise<void> {
  const any = await storage.db.selectFrom("secrets").select("id").limit(1).executeTakeFirst();
  // Without secrets, no key is needed.
  if (any === undefined) return;
  const [newest = ""] = keys.listIds();
  const old = await storage.db
    .selectFrom("secrets")
    .select("id")
    .where("key_id", "!=", newest)
    .limit(secretsSealedAtOnce)
    .execute();
  for (const { id } of old) {
    await storage.transaction(async (db) => {
      const query = db.selectFrom("secrets").selectAll().where("id", "=", id);
      const row = await query.$call(storage.engine.sql.lockRows).executeTakeFirst();
      if (row === undefined || row.key_id === newest) return;
      const { keyId, sealed } = keys.seal(openSecret(keys, row), describeOwner(row));
      await db.updateTable("secrets").set({ key_id: keyId, sealed }).where("id", "=", id).execute();
    });
  }
}

/** The place of a new secret. Its environment is locked, because another request may store the same name. */
async function lockPlace(
  context: Context,
  { environmentId, spaceId }: WriteSecret,
): Promise<Pick<Row, "environment_id" | "space_id">> {
  if (spaceId !== undefined) {
    const space = await holdSpace(context, spaceId);
    if (environmentId === undefined || environmentId === space.environment_id) {
      await lockRows(context, "environments", [space.environment_id], async () => {});
      return { environment_id: space.environment_id, space_id: spaceId };
    }
    throw createInvalid(
      "reference_mismatch",
      "environmentId",
      `\`environmentId\` must be the environment of the space, \`${space.environment_id}\`; it was \`${environmentId}\`.`,
    );
  }
  if (environmentId === undefined) {
    throw createInvalid(
      "value_missing",
      "environmentId",
      "A secret needs an `environmentId` or a `spaceId`.",
    );
  }
  // Not held before: two requests that hold it would both wait for the lock.
  await lockEnvironment(context, environmentId);
  return { environment_id: environmentId, space_id: null };
}

const actorTables = { ag: "agents", g: "guests", usr: "users" } as const;

async function requireActor({ db, accountId }: Context, id: string): Promise<void> {
  const kind = id.split("_")[1] ?? "";
  if (Object.hasOwn(actorTables, kind)) {
    const found = await db
      .selectFrom(actorTables[kind as keyof typeof actorTables])
      .select("id")
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (found !== undefined) return;
  }
  throw createNotFound("user, agent or guest", id, "actorId");
}

import { randomBytes } from "node:crypto";
import type {
  CreateWebhookRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookWithSecret,
} from "@data-import/types";
import { limits } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { type Locked, lockRows } from "../context/lock-rows.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound } from "../domain/errors.ts";
import { findChanges } from "../domain/find-changes.ts";
import { PrivateAddress, requirePublic } from "../domain/public-addresses.ts";
import type { SecretKeys } from "../domain/secret-keys.ts";
import { holdEnvironment } from "../environments/environments.ts";
import { holdSpace } from "../spaces/spaces.ts";
import { findNewestPosition } from "../storage/newest-position.ts";
import { readJson, writeFlag } from "../storage/rows/columns.ts";
import { type SealedSecret, toWebhook, type WebhookRow } from "../storage/rows/webhooks.ts";
import type { Storage } from "../storage/storage.ts";
import { findWebhookRow, insertWebhookRow, updateWebhookRow } from "./store.ts";

type Row = Selectable<WebhookRow>;

/** Creates a webhook for the events that are recorded from now on. */
export async function createWebhook(
  context: Context,
  { url, environmentId, spaceId, topics = [], importSessions = false, isActive = true }: CreateWebhookRequest,
): Promise<WebhookWithSecret> {
  await holdEnvironment(context, environmentId);
  if (spaceId !== undefined) {
    const space = await holdSpace(context, spaceId);
    if (space.environment_id !== environmentId) {
      throw createInvalid(
        "reference_mismatch",
        "spaceId",
        `The space is in the environment \`${space.environment_id}\`.`,
      );
    }
  }
  requireUrl(context, url);
  const { accountId, now } = context;
  const id = context.newId("webhook");
  const secret = createSecret();
  const row = {
    id,
    account_id: accountId,
    created_at: now,
    updated_at: now,
    url,
    environment_id: environmentId,
    space_id: spaceId ?? null,
    topics: JSON.stringify(topics),
    import_sessions: writeFlag(importSessions),
    is_active: writeFlag(isActive),
    cursor: await findNewestPosition(context.storage, context.db, accountId),
    failures: 0,
    paused_until: null,
    secrets: JSON.stringify([context.secretKeys.seal(secret, describeOwner({ id, account_id: accountId }))]),
    claimed_by: null,
    claimed_until: null,
    served_at: null,
  };
  await insertWebhookRow(context, row);
  return { ...toWebhook({ ...row, sequence: 0 }), secret };
}

/** The webhook of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getWebhook(context: Context, id: string): Promise<Row> {
  return requireRowInScope(context, await findWebhookRow(context, id), () =>
    createNotFound("webhook", id, "webhookId"),
  );
}

/** The same, locked until the transaction ends. */
export function lockWebhook(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "webhooks", [id], () => getWebhook(context, id));
}

export async function updateWebhook(
  context: Context,
  webhook: Locked<Row>,
  { url, topics, isActive }: UpdateWebhookRequest,
): Promise<Webhook> {
  if (url !== undefined) requireUrl(context, url);
  // The new address, or the next attempt after a pause, must not wait because earlier ones have failed.
  const again = url !== undefined || isActive !== undefined ? { failures: 0, paused_until: null } : {};
  const is_active = isActive === undefined ? undefined : writeFlag(isActive);
  const changes = findChanges<Row>(webhook, { url, is_active, ...again }, { topics });
  if (changes === undefined) return toWebhook(webhook);
  await updateWebhookRow(context, webhook, changes);
  return toWebhook({ ...webhook, ...changes, updated_at: context.now });
}

/** Gives a webhook a new secret. The one before signs for a day, too. */
export async function rotateSecret(context: Context, webhook: Locked<Row>): Promise<WebhookWithSecret> {
  const secret = createSecret();
  const until = new Date(Date.parse(context.now) + limits.webhookSecretLifeMs).toISOString();
  const [before] = readJson<SealedSecret[]>(webhook.secrets) ?? [];
  const secrets = [
    context.secretKeys.seal(secret, describeOwner(webhook)),
    ...(before === undefined ? [] : [{ ...before, until }]),
  ];
  await updateWebhookRow(context, webhook, { secrets: JSON.stringify(secrets) });
  return { ...toWebhook({ ...webhook, updated_at: context.now }), secret };
}

/** The secrets that sign at a time, decrypted, the newest one first. */
export function openSecrets(keys: SecretKeys, webhook: Row, now: Date): string[] {
  const secrets = readJson<SealedSecret[]>(webhook.secrets) ?? [];
  return secrets
    .filter(({ until }) => until === undefined || until > now.toISOString())
    .map((secret) => keys.open(secret, describeOwner(webhook)));
}

/** Encrypts secrets again that an older key encrypted, so that this key is not needed any more. */
export async function resealWebhooks(storage: Storage, keys: SecretKeys): Promise<void> {
  const rows = await storage.db.selectFrom("webhooks").select(["id", "secrets"]).execute();
  // Without webhooks, no key is needed.
  if (rows.length === 0) return;
  const [newest] = keys.listIds();
  const isOld = ({ secrets }: Pick<Row, "secrets">) =>
    (readJson<SealedSecret[]>(secrets) ?? []).some(({ keyId }) => keyId !== newest);
  for (const { id } of rows.filter(isOld)) {
    await storage.transaction(async (db) => {
      const query = db.selectFrom("webhooks").selectAll().where("id", "=", id);
      const row = await query.$call(storage.engine.sql.lockRows).executeTakeFirst();
      if (row === undefined) return;
      const secrets = (readJson<SealedSecret[]>(row.secrets) ?? []).map((secret) => ({
        ...secret,
        ...keys.seal(keys.open(secret, describeOwner(row)), describeOwner(row)),
      }));
      await db
        .updateTable("webhooks")
        .set({ secrets: JSON.stringify(secrets) })
        .where("id", "=", id)
        .execute();
    });
  }
}

/** An encrypted secret is of no use in another row. */
function describeOwner({ id, account_id: accountId }: Pick<Row, "id" | "account_id">): string {
  return `${accountId} ${id}`;
}

function createSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

/** Throws an `invalid` if the service would send nothing to an address. What a name leads to is checked at each delivery. */
function requireUrl({ allowsPrivateWebhooks }: Context, text: string): void {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") {
    throw createInvalid(
      "value_malformed",
      "url",
      "`url` must be an address such as https://shop.example/events, without a user name.",
    );
  }
  if (allowsPrivateWebhooks) return;
  try {
    requirePublic(url.hostname);
  } catch (error) {
    if (!(error instanceof PrivateAddress)) throw error;
    const message = `\`url\` must lead to a public address: \`${url.hostname}\` is a private one. The operator of the service can allow private addresses.`;
    throw createInvalid("value_not_allowed", "url", message);
  }
  if (url.protocol === "https:") return;
  const message = `\`url\` must begin with \`https://\`; it was \`${text}\`. The operator of the service can allow \`http\`.`;
  throw createInvalid("value_not_allowed", "url", message);
}

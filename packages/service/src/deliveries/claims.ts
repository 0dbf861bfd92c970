import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { newestPosition } from "../storage/newest-position.ts";
import type { WebhookRow } from "../storage/rows/webhooks.ts";
import type { Storage } from "../storage/storage.ts";
import { mostFailures } from "./schedule.ts";

/** How long a claim is valid, in milliseconds. If a node does not renew it, another one sends the events. */
export const claimLife = 30_000;

/** The webhook of a claim; undefined if it was lost, or if the webhook is not active any more. */
export async function readClaimed(
  { db }: Storage,
  claim: string,
): Promise<Selectable<WebhookRow> | undefined> {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("claimed_by", "=", claim)
    .where("is_active", "=", 1)
    .executeTakeFirst();
}

/** The webhooks that have something to send now and that no node works on. One statement. */
export async function listDueWebhooks({ db }: Storage, now: Date): Promise<string[]> {
  const time = now.toISOString();
  const { rows } = await sql<{ id: string }>`
    select id from webhooks where is_active = 1
      and (claimed_until is null or claimed_until <= ${time})
      and (paused_until is null or paused_until <= ${time})
      and (
        exists (select 1 from waiting_deliveries
          where waiting_deliveries.webhook_id = webhooks.id and next_at <= ${time})
        or (failures < ${mostFailures} and cursor < ${newestPosition(sql.ref("webhooks.account_id"))})
      )
    order by sequence limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Claims a webhook; undefined if another node was faster. */
export async function claimWebhook(storage: Storage, id: string, now: Date): Promise<string | undefined> {
  const claim = randomUUID();
  const time = now.toISOString();
  const { numUpdatedRows } = await storage.transaction(
    (db) =>
      db
        .updateTable("webhooks")
        .set({ claimed_by: claim, claimed_until: extendClaim(now) })
        .where("id", "=", id)
        .where((is) => is.or([is("claimed_until", "is", null), is("claimed_until", "<=", time)]))
        .executeTakeFirst(),
    { isBackground: true },
  );
  return numUpdatedRows === 1n ? claim : undefined;
}

export async function renewClaim(storage: Storage, claim: string, now: Date): Promise<void> {
  await storage.transaction((db) =>
    db
      .updateTable("webhooks")
      .set({ claimed_until: extendClaim(now) })
      .where("claimed_by", "=", claim)
      .execute(),
  );
}

/** Ends a claim; without one, the claims of all. */
export async function releaseClaims(storage: Storage, claim?: string): Promise<void> {
  await storage.transaction((db) =>
    db
      .updateTable("webhooks")
      .set({ claimed_by: null, claimed_until: null })
      .where("claimed_by", claim === undefined ? "is not" : "=", claim ?? null)
      .execute(),
  );
}

function extendClaim(now: Date): string {
  return new Date(now.getTime() + claimLife).toISOString();
}

import { type Selectable, sql } from "kysely";
import { createLease } from "../context/lease.ts";
import { isDue } from "../storage/is-due.ts";
import { newestPosition } from "../storage/newest-position.ts";
import type { WebhookRow } from "../storage/rows/webhooks.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { findWaitMs, longestPauseMs, mostFailures, mostWaits } from "./schedule.ts";

/** The right of a node to send the events of a webhook. */
export const webhookLease = createLease("webhooks", 30_000);

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
  // The wait of an event says whether the clock was set back after its last attempt.
  const waits = Array.from({ length: mostWaits }, (_, index) => index + 1);
  const dueAfter = waits.map(
    (attempts) =>
      sql`(${attempts === mostWaits ? sql`attempts >= ${attempts}` : sql`attempts = ${attempts}`} and ${isDue("next_at", now, findWaitMs(attempts))})`,
  );
  const { rows } = await sql<{ id: string }>`
    select id from webhooks where is_active = 1
      and ${webhookLease.isFree(now)}
      and (paused_until is null or ${isDue("paused_until", now, longestPauseMs)})
      and (
        exists (select 1 from waiting_deliveries
          where waiting_deliveries.webhook_id = webhooks.id
            and (${sql.join(dueAfter, sql` or `)} or (attempts = 0 and ${isDue("next_at", now, findWaitMs(0))})))
        or (failures < ${mostFailures} and cursor < ${newestPosition(sql.ref("webhooks.account_id"))})
      )
    order by sequence limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Claims a webhook; undefined if another node was faster. */
export async function claimWebhook(storage: Storage, id: string, now: Date): Promise<string | undefined> {
  const work = (db: Database) => webhookLease.claim(db, id, now);
  return (await storage.transaction(work, { isBackground: true }))?.claimed_by;
}

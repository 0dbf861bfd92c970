import { limits } from "@data-import/types";
import { type Selectable, sql } from "kysely";
import { createLease } from "../context/lease.ts";
import { isDue } from "../storage/is-due.ts";
import { newestPosition } from "../storage/newest-position.ts";
import type { WebhookRow } from "../storage/rows/webhooks.ts";
import type { Database, Storage } from "../storage/storage.ts";
import { findWaitMs, longestPauseMs, mostWaits } from "./schedule.ts";

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

/** A webhook that has something to send. */
export interface DueWebhook {
  readonly id: string;
  readonly environmentId: string;
}

/** How many webhooks of one environment are considered at once. */
const mostWebhooksOfEnvironment = 100;

/**
 * The webhooks that have something to send now and that no node works on, some of each environment: those that were served
 * longest ago. One statement.
 */
export async function listDueWebhooks({ db }: Storage, now: Date): Promise<DueWebhook[]> {
  // The wait of an event says whether the clock was set back after its last attempt.
  const waits = Array.from({ length: mostWaits }, (_, index) => index + 1);
  const dueAfter = waits.map(
    (attempts) =>
      sql`(${attempts === mostWaits ? sql`attempts >= ${attempts}` : sql`attempts = ${attempts}`} and ${isDue("next_at", now, findWaitMs(attempts))})`,
  );
  const { rows } = await sql<{ id: string; environment_id: string }>`
    select id, environment_id from (
      select id, environment_id, sequence,
        row_number() over (partition by environment_id order by coalesce(served_at, ''), sequence) as place
      from webhooks where is_active = 1
        and ${webhookLease.isFree(now)}
        and (paused_until is null or ${isDue("paused_until", now, longestPauseMs)})
        and (
          exists (select 1 from waiting_deliveries
            where waiting_deliveries.webhook_id = webhooks.id
              and (${sql.join(dueAfter, sql` or `)} or (attempts = 0 and ${isDue("next_at", now, findWaitMs(0))})))
          or (failures < ${limits.deliveryFailures} and cursor < ${newestPosition(sql.ref("webhooks.account_id"))})
        )
    ) as due where place <= ${mostWebhooksOfEnvironment} order by place, sequence`.execute(db);
  return rows.map(({ id, environment_id: environmentId }) => ({ id, environmentId }));
}

/** Claims a webhook; undefined if another node was faster. */
export async function claimWebhook(storage: Storage, id: string, now: Date): Promise<string | undefined> {
  const work = (db: Database) => webhookLease.claim(db, id, now, { served_at: now.toISOString() });
  return (await storage.transaction(work, { isBackground: true }))?.claimed_by;
}

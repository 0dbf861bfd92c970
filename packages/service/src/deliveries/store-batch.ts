import type { Selectable } from "kysely";
import type { WebhookRow } from "../storage/rows/webhooks.ts";
import type { Database, Storage } from "../storage/storage.ts";
import type { Batch } from "./read-batch.ts";
import { findPause } from "./schedule.ts";
import type { BatchResult, Outcome } from "./send-batch.ts";

/** The claim was lost, or the webhook was deleted. */
class ClaimLost extends Error {}

/**
 * Stores what has happened with a batch, in one transaction. If the process ends before, the events are sent again.
 * Resolves to false if the claim was lost; another node sends the events again then.
 */
export async function storeBatch(
  storage: Storage,
  webhook: Selectable<WebhookRow>,
  batch: Batch,
  result: BatchResult,
  now: Date,
): Promise<boolean> {
  const { attempts, outcomes, failures, isGone } = result;
  const work = async (db: Database) => {
    const { numUpdatedRows } = await db
      .updateTable("webhooks")
      .set({
        cursor: batch.cursor,
        failures,
        paused_until: findPause(failures, now)?.toISOString() ?? null,
        ...(isGone && { is_active: 0 as const }),
      })
      .where("id", "=", webhook.id)
      .where("claimed_by", "=", webhook.claimed_by)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ClaimLost();
    if (attempts.length > 0)
      await db
        .insertInto("webhook_attempts")
        .values([...attempts])
        .execute();
    await storeOutcomes(db, webhook.id, outcomes);
    const added = batch.blocked.map(({ event, lane, nextAt }) => ({
      webhook_id: webhook.id,
      event_id: event.id,
      position: event.position,
      lane,
      attempts: 0,
      first_at: null,
      next_at: nextAt,
    }));
    if (added.length > 0) await db.insertInto("waiting_deliveries").values(added).execute();
  };
  try {
    await storage.transaction(work, { isBackground: true });
    return true;
  } catch (error) {
    if (error instanceof ClaimLost) return false;
    throw error;
  }
}

async function storeOutcomes(db: Database, webhookId: string, outcomes: readonly Outcome[]): Promise<void> {
  const done = outcomes.flatMap(({ state, waiting }) =>
    state === "sent" && waiting ? [waiting.sequence] : [],
  );
  if (done.length > 0) await db.deleteFrom("waiting_deliveries").where("sequence", "in", done).execute();
  for (const { state, waiting, event, lane, firstAt, nextAt } of outcomes) {
    if (state === "sent") continue;
    const tried = {
      attempts: (waiting?.attempts ?? 0) + (state === "failed" ? 1 : 0),
      first_at: firstAt?.toISOString() ?? waiting?.first_at ?? null,
      next_at: nextAt.toISOString(),
    };
    if (waiting === undefined) {
      const row = { webhook_id: webhookId, event_id: event.id, position: event.position, lane, ...tried };
      await db.insertInto("waiting_deliveries").values(row).execute();
    } else
      await db
        .updateTable("waiting_deliveries")
        .set(tried)
        .where("sequence", "=", waiting.sequence)
        .execute();
    // The others of the lane wait as long, so that nothing looks for them before.
    if (state === "failed") {
      await db
        .updateTable("waiting_deliveries")
        .set({ next_at: tried.next_at })
        .where("webhook_id", "=", webhookId)
        .where("lane", "=", lane)
        .where("position", ">", event.position)
        .execute();
    }
  }
}

import type { Dependencies } from "../context/dependencies.ts";
import type { Chores } from "../domain/chore.ts";
import type { Slots } from "../domain/slots.ts";
import { hasCome } from "../storage/is-due.ts";
import { claimWebhook, type DueWebhook, listDueWebhooks, readClaimed, webhookLease } from "./claims.ts";
import { readBatch } from "./read-batch.ts";
import { longestPauseMs } from "./schedule.ts";
import { createSender, type Sender } from "./send.ts";
import { sendBatch } from "./send-batch.ts";
import { storeBatch } from "./store-batch.ts";

/** Sends events to webhooks in this process. */
export interface Deliveries {
  /** Looks for events now: this process has committed some. */
  wake(): void;
  /** After its chores have stopped: waits for the running batches, and starts no further one. */
  stop(): Promise<void>;
}

/** How to send events. */
export interface DeliveryOptions {
  /** For webhooks. */
  readonly slots: Slots;
  /** Whether webhooks may reach private addresses. */
  readonly allowsPrivate: boolean;
  onFailure(webhookId: string, error: unknown): void;
}

/** The interval between searches for events of other processes, in milliseconds. */
const tickMs = 1000;
/** For how long after the last event each commit of this process causes a search, in milliseconds. */
const attentionMs = 10_000;

/** Starts to send events. Several processes may share one PostgreSQL; each webhook is served by one of them at a time. */
export function startDeliveries(
  dependencies: Dependencies,
  chores: Chores,
  options: DeliveryOptions,
): Deliveries {
  const { storage, clock } = dependencies;
  const { slots } = options;
  const sender = createSender(options);
  /** By webhook. */
  const running = new Map<string, Promise<void>>();
  const claims = new Set<string>();
  const release = chores.guard("release-webhooks");
  let lastFoundMs = Number.NEGATIVE_INFINITY;
  /** The claims of the last process must not hold its webhooks until they end. */
  let hasOldClaims = storage.engine.hasOneProcess;

  async function startDue(): Promise<void> {
    if (hasOldClaims) await storage.transaction((db) => webhookLease.releaseAll(db));
    hasOldClaims = false;
    slots.startRound();
    await storage.engine.placeEvents(storage.db);
    for (const due of slots.arrange(await listDueWebhooks(storage, clock()), (one) => one)) {
      const { id, environmentId } = due;
      if (running.has(id) || chores.signal.aborted || !slots.findRoom(environmentId)) continue;
      lastFoundMs = performance.now();
      const end = slots.begin(due);
      const work = deliver(due)
        .catch((error: unknown) => options.onFailure(id, error))
        .finally(() => {
          running.delete(id);
          end();
          // Others may wait for this place.
          if (slots.isWanted(environmentId)) search();
        });
      running.set(id, work);
    }
  }

  async function deliver({ id, environmentId }: DueWebhook): Promise<void> {
    const claim = await claimWebhook(storage, id, clock());
    if (claim === undefined) return;
    claims.add(claim);
    try {
      do {
        if (chores.signal.aborted || !(await deliverBatch(dependencies, sender, claim))) return;
      } while (!slots.isWanted(environmentId));
    } finally {
      claims.delete(claim);
      // If it cannot be released, it ends by itself.
      await release(() => webhookLease.release(storage, id, claim));
    }
  }

  const search = chores.add({
    name: "search-deliveries",
    intervalMs: tickMs,
    startsAtOnce: true,
    work: startDue,
  });
  chores.add({
    name: "renew-webhooks",
    intervalMs: webhookLease.claimDurationMs / 3,
    work: async () => void (await webhookLease.renew(storage, [...claims], clock())),
  });
  return {
    wake: () => performance.now() - lastFoundMs < attentionMs && search(),
    async stop() {
      await Promise.all(running.values());
      sender.close();
    },
  };
}

/** Sends the next events of a claimed webhook; resolves to whether there may be more. */
async function deliverBatch(dependencies: Dependencies, sender: Sender, claim: string): Promise<boolean> {
  const { storage, clock } = dependencies;
  const webhook = await readClaimed(storage, claim);
  const now = clock();
  if (webhook === undefined || !hasCome(webhook.paused_until ?? "", now, longestPauseMs)) return false;
  const batch = await readBatch(dependencies, webhook, now);
  if (batch === undefined) return false;
  const result = await sendBatch(dependencies, sender, webhook, batch);
  return storeBatch(storage, webhook, batch, result, clock());
}

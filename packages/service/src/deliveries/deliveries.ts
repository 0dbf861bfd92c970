import type { Dependencies } from "../context/dependencies.ts";
import { createAskedWork } from "../domain/asked-work.ts";
import {
  claimLife,
  claimWebhook,
  listDueWebhooks,
  readClaimed,
  releaseClaims,
  renewClaim,
} from "./claims.ts";
import { readBatch } from "./read-batch.ts";
import { createSender } from "./send.ts";
import { sendBatch } from "./send-batch.ts";
import { storeBatch } from "./store-batch.ts";

/** Sends events to webhooks in this process. */
export interface Deliveries {
  /** Looks for events now: this process has committed some. */
  wake(): void;
  /** Starts no further batch, and waits for the running ones. */
  stop(): Promise<void>;
}

/** How to send events. */
export interface DeliveryOptions {
  /** Whether webhooks may reach private addresses. */
  readonly allowsPrivate: boolean;
  onFailure(webhookId: string, error: unknown): void;
}

/** The interval between searches for events of other processes, in milliseconds. */
const tick = 1000;
/** How many webhooks are served at the same time. */
const mostRunning = 16;
/** How long attempts are kept, in milliseconds. */
const keptFor = 7 * 86_400_000;

/** Starts to send events. Several processes may share one PostgreSQL; each webhook is served by one of them at a time. */
export function startDeliveries(dependencies: Dependencies, options: DeliveryOptions): Deliveries {
  const { storage, clock } = dependencies;
  const sender = createSender(options);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const search = createAskedWork(startDue);
  /** Whether there was something to send in the last second. Without this, a commit of this process does not cause a search. */
  let hasWebhooks = false;

  async function deliver(id: string): Promise<void> {
    const claim = await claimWebhook(storage, id, clock());
    if (claim === undefined) return;
    const renewing = setInterval(() => {
      renewClaim(storage, claim, clock()).catch(() => {});
    }, claimLife / 3);
    try {
      while (!stopping.signal.aborted && (await deliverBatch(claim)));
    } finally {
      clearInterval(renewing);
      // If it cannot be released, it ends by itself.
      await releaseClaims(storage, claim).catch(() => {});
    }
  }

  /** Resolves to whether there may be more. */
  async function deliverBatch(claim: string): Promise<boolean> {
    const webhook = await readClaimed(storage, claim);
    const now = clock();
    if (webhook === undefined || (webhook.paused_until ?? "") > now.toISOString()) return false;
    const batch = await readBatch(dependencies, webhook, now);
    if (batch === undefined) return false;
    const result = await sendBatch(dependencies, sender, webhook, batch);
    return storeBatch(storage, webhook, batch, result, clock());
  }

  async function startDue(): Promise<void> {
    for (const id of await listDueWebhooks(storage, clock())) {
      if (running.has(id) || running.size >= mostRunning || stopping.signal.aborted) continue;
      hasWebhooks = true;
      const work = deliver(id)
        .catch((error: unknown) => options.onFailure(id, error))
        .finally(() => running.delete(id));
      running.set(id, work);
    }
  }

  function start(): void {
    if (!stopping.signal.aborted) search.ask();
  }

  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
    if (ticks % 10 === 0) hasWebhooks = false;
    start();
  }, tick).unref();
  const ready = storage.engine.hasOneProcess ? releaseClaims(storage).catch(() => {}) : Promise.resolve();
  ready.then(start, start);

  return {
    wake: () => hasWebhooks && start(),
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.allSettled([ready, search.ended()]);
      await Promise.allSettled(running.values());
      sender.close();
    },
  };
}

/** Deletes the attempts that are older than a week. */
export async function sweepAttempts({ storage, clock }: Dependencies): Promise<void> {
  const oldest = new Date(clock().getTime() - keptFor).toISOString();
  const any = await storage.db
    .selectFrom("webhook_attempts")
    .select("sequence")
    .where("attempted_at", "<", oldest)
    .limit(1)
    .executeTakeFirst();
  if (any === undefined) return;
  await storage.transaction(
    (db) => db.deleteFrom("webhook_attempts").where("attempted_at", "<", oldest).execute(),
    { isDeletion: true, isBackground: true },
  );
}

import type { Insertable, Selectable } from "kysely";
import type { Dependencies } from "../context/dependencies.ts";
import { toEvent } from "../events/events.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { WebhookAttemptRow, WebhookRow } from "../storage/rows/webhooks.ts";
import { openSecrets } from "../webhooks/webhooks.ts";
import type { Batch, Delivery } from "./read-batch.ts";
import { findNextAttempt, mostFailures } from "./schedule.ts";
import type { Sender } from "./send.ts";
import { signMessage } from "./sign.ts";

/** What has happened with a delivery. */
export interface Outcome extends Delivery {
  readonly lane: string;
  /** `sent`: it arrived, or is given up. `failed`: it is sent again. `kept`: it was not sent, so that its lane keeps its order. */
  readonly state: "sent" | "failed" | "kept";
  readonly firstAt?: Date | undefined;
  readonly nextAt: Date;
}

/** The results of a batch. */
export interface BatchResult {
  readonly attempts: readonly Insertable<WebhookAttemptRow>[];
  readonly outcomes: readonly Outcome[];
  /** Failures in a row at the end. */
  readonly failures: number;
  /** Whether the receiver wants nothing more. */
  readonly isGone: boolean;
}

/** How many requests to one receiver run at the same time. */
const mostAtOnce = 8;

/** Sends the events of a batch. It stops after too many failures in a row. */
export async function sendBatch(
  { clock, secretKeys }: Pick<Dependencies, "clock" | "secretKeys">,
  sender: Sender,
  webhook: Selectable<WebhookRow>,
  { lanes }: Batch,
): Promise<BatchResult> {
  const secrets = openSecrets(secretKeys, webhook, clock());
  const attempts: Insertable<WebhookAttemptRow>[] = [];
  const outcomes: Outcome[] = [];
  let { failures } = webhook;
  let isGone = false;
  const isTest = failures >= mostFailures;
  const isOver = () => isGone || (failures >= mostFailures && !(isTest && attempts.length === 0));

  async function attempt(event: StoredEvent): Promise<boolean> {
    const started = clock();
    const before = performance.now();
    const body = JSON.stringify(toEvent(event));
    const timestamp = Math.floor(started.getTime() / 1000);
    const { status, error } = await sender.send(
      webhook.url,
      signMessage(secrets, { id: event.id, timestamp, body }),
      body,
    );
    const isSuccess = status !== undefined && status >= 200 && status <= 299;
    isGone ||= status === 410;
    failures = isSuccess ? 0 : failures + 1;
    attempts.push({
      webhook_id: webhook.id,
      event_id: event.id,
      topic: event.topic,
      attempted_at: started.toISOString(),
      duration: Math.round(performance.now() - before),
      is_success: isSuccess ? 1 : 0,
      status: status ?? null,
      error: error ?? null,
      next_at: null,
    });
    return isSuccess;
  }

  async function sendLane([lane, deliveries]: readonly [string, readonly Delivery[]]): Promise<void> {
    let heldUntil: Date | undefined;
    for (const delivery of deliveries) {
      const { event, waiting } = delivery;
      const now = clock();
      if (heldUntil !== undefined || isOver()) {
        outcomes.push({ ...delivery, lane, state: "kept", nextAt: heldUntil ?? now });
        continue;
      }
      const firstAt = waiting?.first_at ? new Date(waiting.first_at) : now;
      if (await attempt(event)) {
        outcomes.push({ ...delivery, lane, state: "sent", nextAt: now });
        continue;
      }
      heldUntil = findNextAttempt((waiting?.attempts ?? 0) + 1, firstAt, clock());
      // Given up: the others of the lane do not wait any more.
      if (heldUntil === undefined) outcomes.push({ ...delivery, lane, state: "sent", nextAt: now });
      else {
        outcomes.push({ ...delivery, lane, state: "failed", firstAt, nextAt: heldUntil });
        const last = attempts.findLast(({ event_id: id }) => id === event.id);
        if (last !== undefined) Object.assign(last, { next_at: heldUntil.toISOString() });
      }
    }
  }

  const queue = [...lanes];
  const work = async () => {
    for (let lane = queue.shift(); lane !== undefined; lane = queue.shift()) await sendLane(lane);
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  return { attempts, outcomes, failures, isGone };
}

import { limits } from "@data-import/types";
import type { Insertable, Selectable } from "kysely";
import type { Dependencies } from "../context/dependencies.ts";
import type { Clock } from "../domain/clock.ts";
import type { Tracer } from "../domain/trace.ts";
import { findTrace, toEvent } from "../events/events.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { WebhookAttemptRow, WebhookRow } from "../storage/rows/webhooks.ts";
import { openSecrets } from "../webhooks/webhooks.ts";
import type { Batch, Delivery } from "./read-batch.ts";
import { findNextAttempt } from "./schedule.ts";
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
const mostRequestsAtOnce = 8;

/** Sends the events of a batch. It stops after too many failures in a row. */
export async function sendBatch(
  { clock, secretKeys, tracer }: Pick<Dependencies, "clock" | "secretKeys" | "tracer">,
  sender: Sender,
  webhook: Selectable<WebhookRow>,
  { lanes }: Batch,
): Promise<BatchResult> {
  const run: Run = {
    clock,
    tracer,
    sender,
    webhook,
    secrets: openSecrets(secretKeys, webhook, clock()),
    attempts: [],
    outcomes: [],
    failures: webhook.failures,
    isGone: false,
  };
  const queue = [...lanes];
  const work = async () => {
    for (let lane = queue.shift(); lane !== undefined; lane = queue.shift()) await sendLane(run, ...lane);
  };
  await Promise.all(Array.from({ length: mostRequestsAtOnce }, work));
  const { attempts, outcomes, failures, isGone } = run;
  return { attempts, outcomes, failures, isGone };
}

/** A batch while it is sent. */
interface Run {
  readonly clock: Clock;
  readonly tracer: Tracer | undefined;
  readonly sender: Sender;
  readonly webhook: Selectable<WebhookRow>;
  /** The secrets that sign. */
  readonly secrets: readonly string[];
  readonly attempts: Insertable<WebhookAttemptRow>[];
  readonly outcomes: Outcome[];
  failures: number;
  isGone: boolean;
}

async function sendLane(run: Run, lane: string, deliveries: readonly Delivery[]): Promise<void> {
  const { clock, outcomes } = run;
  let heldUntil: Date | undefined;
  for (const delivery of deliveries) {
    const now = clock();
    if (heldUntil !== undefined || isOver(run)) {
      outcomes.push({ ...delivery, lane, state: "kept", nextAt: heldUntil ?? now });
      continue;
    }
    const { event, waiting } = delivery;
    const firstAt = waiting?.first_at ? new Date(waiting.first_at) : now;
    const isSent = await attempt(run, event);
    heldUntil = isSent ? undefined : findNextAttempt((waiting?.attempts ?? 0) + 1, firstAt, clock());
    // Sent or given up: the others of the lane do not wait any more.
    if (heldUntil === undefined) outcomes.push({ ...delivery, lane, state: "sent", nextAt: now });
    else {
      outcomes.push({ ...delivery, lane, state: "failed", firstAt, nextAt: heldUntil });
      const last = run.attempts.findLast(({ event_id: id }) => id === event.id);
      if (last !== undefined) Object.assign(last, { next_at: heldUntil.toISOString() });
    }
  }
}

/** Whether to send nothing more. A receiver that was out of order gets one request, as a test. */
function isOver({ isGone, failures, webhook, attempts }: Run): boolean {
  const isTest = webhook.failures >= limits.deliveryFailures;
  return isGone || (failures >= limits.deliveryFailures && !(isTest && attempts.length === 0));
}

/** Sends an event; resolves to whether it arrived. */
async function attempt(run: Run, event: StoredEvent): Promise<boolean> {
  const { webhook, secrets, tracer } = run;
  const parent = findTrace(event);
  // Without the address, whose path can be a secret.
  const span = tracer?.start({
    name: "POST webhook",
    kind: "client",
    parent,
    attributes: {
      "http.request.method": "POST",
      "data_import.webhook.id": webhook.id,
      "data_import.event.id": event.id,
      "data_import.event.topic": event.topic,
    },
  });
  const traceparent = span === undefined ? parent : span.traceparent;
  const started = run.clock();
  const before = performance.now();
  const body = JSON.stringify(toEvent(event));
  const timestamp = Math.floor(started.getTime() / 1000);
  const headers = {
    ...signMessage(secrets, { id: event.id, timestamp, body }),
    ...(traceparent !== undefined && { traceparent }),
  };
  const { status, error } = await run.sender.send(webhook.url, headers, body);
  const isSuccess = status !== undefined && status >= 200 && status <= 299;
  const failure = status === undefined ? "no_response" : String(status);
  span?.end({
    attributes: { "http.response.status_code": status },
    error: isSuccess ? undefined : failure,
  });
  run.isGone ||= status === 410;
  run.failures = isSuccess ? 0 : run.failures + 1;
  run.attempts.push({
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

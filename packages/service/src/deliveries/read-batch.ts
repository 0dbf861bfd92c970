import { limits } from "@data-import/types";
import type { Selectable } from "kysely";
import type { NewEvent } from "../context/context.ts";
import { createContext, type Dependencies } from "../context/dependencies.ts";
import { createServiceCaller } from "../context/service-caller.ts";
import type { EventExtras } from "../context/write-events.ts";
import { findEventRow, listEventRows } from "../events/store.ts";
import { hasCome } from "../storage/is-due.ts";
import { readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { WaitingDeliveryRow, WebhookRow } from "../storage/rows/webhooks.ts";
import { findWaitMs } from "./schedule.ts";

type Webhook = Selectable<WebhookRow>;
type Waiting = Selectable<WaitingDeliveryRow>;

/** An event to send. */
export interface Delivery {
  readonly event: Selectable<StoredEvent>;
  /** Its row, if it was not sent when it was new. */
  readonly waiting: Waiting | undefined;
}

/** What to send next. The events of a lane are sent one after the other, different lanes at the same time. */
export interface Batch {
  readonly lanes: ReadonlyMap<string, readonly Delivery[]>;
  /** New events that wait behind a failed one of their lane. */
  readonly blocked: readonly {
    readonly event: StoredEvent;
    readonly lane: string;
    readonly nextAt: string;
  }[];
  /** The position up to which all new events are in this batch or were in earlier ones. */
  readonly cursor: number;
}

/** How many events a batch has at most. */
const batchEvents = 100;
/** How many waiting events are considered. */
const mostWaitingEvents = 1000;

/** The next events of a webhook: those whose time has come, otherwise new ones. Undefined if there is nothing to send. */
export async function readBatch(
  dependencies: Dependencies,
  webhook: Webhook,
  now: Date,
): Promise<Batch | undefined> {
  const waiting = await listWaiting(dependencies, webhook);
  const isDown = webhook.failures >= limits.deliveryFailures;
  const due = await readDue(dependencies, webhook, waiting, now, isDown);
  if (due.size > 0) return { lanes: due, blocked: [], cursor: webhook.cursor };
  return isDown ? undefined : readNew(dependencies, webhook, waiting);
}

async function readDue(
  dependencies: Dependencies,
  webhook: Webhook,
  waiting: readonly Waiting[],
  now: Date,
  isTest: boolean,
): Promise<Map<string, Delivery[]>> {
  const lanes = new Map<string, Delivery[]>();
  const held = new Set<string>();
  let count = 0;
  for (const row of waiting) {
    if (count >= (isTest ? 1 : batchEvents)) break;
    if (!hasCome(row.next_at, now, findWaitMs(row.attempts))) held.add(row.lane);
    if (held.has(row.lane)) continue;
    const event = await findEventRow(createReader(dependencies, webhook), row.event_id);
    if (event === undefined) continue;
    lanes.set(row.lane, [...(lanes.get(row.lane) ?? []), { event, waiting: row }]);
    count += 1;
  }
  return lanes;
}

async function readNew(
  dependencies: Dependencies,
  webhook: Webhook,
  waiting: readonly Waiting[],
): Promise<Batch | undefined> {
  const topics = readJson<string[]>(webhook.topics) ?? [];
  const { rows, cursor } = await listEventRows(
    createReader(dependencies, webhook),
    {
      environmentId: webhook.environment_id,
      spaceId: webhook.space_id ?? undefined,
      topics: topics.length > 0 ? topics : undefined,
      after: webhook.cursor,
      includeAcknowledged: true,
    },
    { limit: batchEvents, offset: 0 },
  );
  if (cursor <= webhook.cursor) return undefined;
  const ends = new Map(waiting.map(({ lane, next_at: nextAt }) => [lane, nextAt]));
  const blocked: Batch["blocked"][number][] = [];
  const lanes = new Map<string, Delivery[]>();
  for (const event of rows) {
    if (webhook.import_sessions === 1 && !isOfSession(event)) continue;
    const lane = findLane(event);
    const nextAt = ends.get(lane);
    if (nextAt !== undefined) blocked.push({ event, lane, nextAt });
    else lanes.set(lane, [...(lanes.get(lane) ?? []), { event, waiting: undefined }]);
  }
  return { lanes, blocked, cursor };
}

/** Whether the service itself has recorded an event for an import session. */
function isOfSession({ payload, extras }: StoredEvent): boolean {
  const { sentByClient = false } = readJson<EventExtras>(extras) ?? {};
  return !sentByClient && readJson<Record<string, unknown>>(payload)?.["importSessionId"] !== undefined;
}

/** The events of one sheet are in one lane, and so are the events of a space without a sheet. */
function findLane({ context, space_id: spaceId }: StoredEvent): string {
  return readJson<NewEvent["context"]>(context)?.sheetId ?? spaceId ?? "";
}

function listWaiting({ storage: { db } }: Dependencies, { id }: Webhook): Promise<Waiting[]> {
  return db
    .selectFrom("waiting_deliveries")
    .selectAll()
    .where("webhook_id", "=", id)
    .orderBy("position")
    .orderBy("sequence")
    .limit(mostWaitingEvents)
    .execute();
}

/** A context that reads the events of a webhook. */
function createReader(dependencies: Dependencies, { account_id, environment_id }: Webhook) {
  const place = { accountId: account_id, environmentId: environment_id };
  const caller = createServiceCaller(dependencies, place, "events:read");
  return createContext(dependencies, caller, dependencies.storage.db);
}

import type {
  EnvironmentId,
  EventId,
  EventTopic,
  SpaceId,
  Webhook,
  WebhookAttempt,
  WebhookId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import { omitEmpty, readJson } from "./columns.ts";
import {
  bigint,
  defineTable,
  flag,
  integer,
  json,
  long,
  nullable,
  type RowOf,
  resourceColumns,
  sequence,
  text,
  time,
  withDefault,
} from "./define-table.ts";

export const webhooks = defineTable("webhooks", {
  columns: {
    ...resourceColumns,
    environment_id: text(),
    space_id: nullable(text()),
    url: long(text()),
    /** A list; empty for all topics. */
    topics: long(json()),
    /** Whether only the events of import sessions are sent. */
    import_sessions: withDefault(flag(), 0),
    is_active: flag(),
    /** The position behind which the events begin that were not read yet. */
    cursor: bigint(),
    /** Attempts that have failed since the last success. */
    failures: integer(),
    /** Until when nothing is sent, because many attempts have failed. */
    paused_until: nullable(time()),
    /** A list of `SealedSecret`, the newest one first. */
    secrets: long(json()),
    claimed_by: nullable(text()),
    claimed_until: nullable(time()),
    /** When it was claimed last; null if it never was. */
    served_at: nullable(time()),
  },
  indexes: {
    webhooks_of_account: { columns: ["account_id"] },
  },
});
export type WebhookRow = RowOf<typeof webhooks>;

/** A secret of signatures, encrypted. */
export interface SealedSecret {
  readonly keyId: string;
  readonly sealed: string;
  /** Until when it signs; absent for the newest one. */
  readonly until?: string;
}

/** A request that was sent. */
export const webhookAttempts = defineTable("webhook_attempts", {
  columns: {
    sequence: sequence(),
    webhook_id: text(),
    event_id: text(),
    topic: text(),
    attempted_at: time(),
    duration: integer(),
    is_success: flag(),
    status: nullable(integer()),
    error: long(nullable(text())),
    next_at: nullable(time()),
  },
  indexes: {
    attempts_by_time: { columns: ["attempted_at"] },
    attempts_of_webhook: { columns: ["webhook_id", "sequence"] },
  },
});
export type WebhookAttemptRow = RowOf<typeof webhookAttempts>;

/** An event that has to be sent later: after a failure, behind a failed one, or because somebody asked for it. */
export const waitingDeliveries = defineTable("waiting_deliveries", {
  columns: {
    sequence: sequence(),
    webhook_id: text(),
    event_id: text(),
    /** The position of the event. */
    position: bigint(),
    /** Events of one lane are sent in their order. */
    lane: text(),
    attempts: integer(),
    /** When it was sent first; null if it has only waited for others. */
    first_at: nullable(time()),
    next_at: time(),
  },
  indexes: {
    deliveries_of_webhook: { columns: ["webhook_id", "position"] },
  },
});
export type WaitingDeliveryRow = RowOf<typeof waitingDeliveries>;

/** A webhook as the API shows it. */
export function toWebhook(row: Selectable<WebhookRow>): Webhook {
  return omitEmpty({
    id: row.id as WebhookId,
    url: row.url,
    environmentId: row.environment_id as EnvironmentId,
    spaceId: row.space_id as SpaceId | null,
    topics: readJson<EventTopic[]>(row.topics) ?? [],
    importSessions: row.import_sessions === 1 ? true : null,
    isActive: row.is_active === 1,
    failures: row.failures === 0 ? null : row.failures,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  });
}

/** An attempt as the API shows it. */
export function toAttempt(row: Selectable<WebhookAttemptRow>): WebhookAttempt {
  return omitEmpty({
    eventId: row.event_id as EventId,
    topic: row.topic as EventTopic,
    attemptedAt: row.attempted_at,
    durationMs: row.duration,
    isSuccess: row.is_success === 1,
    status: row.status,
    error: row.error,
    nextAttemptAt: row.next_at,
  });
}

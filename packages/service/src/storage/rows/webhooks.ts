import type {
  EnvironmentId,
  EventId,
  EventTopic,
  SpaceId,
  Webhook,
  WebhookAttempt,
  WebhookId,
} from "@data-import/types";
import type { Generated, Selectable } from "kysely";
import { type Flag, type Json, omitEmpty, type ResourceColumns, readJson, type Time } from "./columns.ts";

export interface WebhookTables {
  readonly webhooks: WebhookRow;
  readonly webhook_attempts: WebhookAttemptRow;
  readonly waiting_deliveries: WaitingDeliveryRow;
}

export interface WebhookRow extends ResourceColumns {
  readonly environment_id: string;
  readonly space_id: string | null;
  readonly url: string;
  /** A list; empty for all topics. */
  readonly topics: Json;
  /** Whether only the events of import sessions are sent. */
  readonly import_sessions: Generated<Flag>;
  readonly is_active: Flag;
  /** The position behind which the events begin that were not read yet. */
  readonly cursor: number;
  /** Attempts that have failed since the last success. */
  readonly failures: number;
  /** Until when nothing is sent, because many attempts have failed. */
  readonly paused_until: Time | null;
  /** A list of `SealedSecret`, the newest one first. */
  readonly secrets: Json;
  readonly claimed_by: string | null;
  readonly claimed_until: Time | null;
  /** When it was claimed last; null if it never was. */
  readonly served_at: Time | null;
}

/** A secret of signatures, encrypted. */
export interface SealedSecret {
  readonly keyId: string;
  readonly sealed: string;
  /** Until when it signs; absent for the newest one. */
  readonly until?: string;
}

/** A request that was sent. */
export interface WebhookAttemptRow {
  readonly sequence: Generated<number>;
  readonly webhook_id: string;
  readonly event_id: string;
  readonly topic: string;
  readonly attempted_at: Time;
  readonly duration: number;
  readonly is_success: Flag;
  readonly status: number | null;
  readonly error: string | null;
  readonly next_at: Time | null;
}

/** An event that has to be sent later: after a failure, behind a failed one, or because somebody asked for it. */
export interface WaitingDeliveryRow {
  readonly sequence: Generated<number>;
  readonly webhook_id: string;
  readonly event_id: string;
  /** The position of the event. */
  readonly position: number;
  /** Events of one lane are sent in their order. */
  readonly lane: string;
  readonly attempts: number;
  /** When it was sent first; null if it has only waited for others. */
  readonly first_at: Time | null;
  readonly next_at: Time;
}

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

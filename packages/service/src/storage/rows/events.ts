import type { Generated, Selectable } from "kysely";
import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface EventTables {
  readonly events: EventRow;
}

/** An event. Its row is written in the transaction of the change that it describes, so the table is also an outbox. */
export interface EventRow extends Omit<ResourceColumns, "updated_at"> {
  /**
   * Counts the events of the account in the order of their commits, from 1. A trigger sets it, and moves `created_at` if
   * it is before that of the last event. Null only inside the transaction that wrote the event.
   */
  readonly position: Generated<number>;
  readonly environment_id: string;
  readonly space_id: string | null;
  readonly topic: string;
  readonly domain: string;
  readonly payload: Json;
  readonly context: Json;
  /** The members that few events have: `attributes`, `callbackUrl`, `dataUrl`, `namespaces`, `origin`, `deletedAt`. */
  readonly extras: Json | null;
  readonly target: string | null;
  readonly acknowledged_at: Time | null;
  readonly acknowledged_by: string | null;
}

/** The row of an event, without its sequence number. */
export type StoredEvent = Omit<Selectable<EventRow>, "sequence">;

import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface EventTables {
  readonly events: EventRow;
}

/** An event. Its row is written in the transaction of the change that it describes, so the table is also an outbox. */
export interface EventRow extends Omit<ResourceColumns, "updated_at"> {
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

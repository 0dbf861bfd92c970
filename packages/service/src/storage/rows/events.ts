import type { Generated, Selectable } from "kysely";
import {
  bigint,
  type Column,
  defineTable,
  json,
  nullable,
  personal,
  type RowOf,
  sequence,
  text,
  time,
  unique,
} from "./define-table.ts";

/** An event. Its row is written in the transaction of the change that it describes, so the table is also an outbox. */
export const events = defineTable("events", {
  columns: {
    sequence: sequence(),
    id: unique(text()),
    account_id: text(),
    created_at: time(),
    /**
     * Counts the events of the account in the order of their commits, from 1. The database sets it, and moves `created_at`
     * if it is before that of the last event. Null from its insert until somebody looks for new events.
     */
    position: nullable(bigint()) as Column as Column<Generated<number>>,
    environment_id: text(),
    space_id: nullable(text()),
    topic: text(),
    domain: text(),
    payload: json(),
    context: personal(json(), "context"),
    /** The members that few events have: `attributes`, `callbackUrl`, `dataUrl`, `namespaces`, `origin`, `deletedAt`, `traceparent`. */
    extras: nullable(json()),
    target: nullable(text()),
    acknowledged_at: nullable(time()),
    acknowledged_by: personal(nullable(text()), "actor"),
  },
  indexes: {
    events_of_environment: {
      columns: ["account_id", "environment_id", "position"],
      where: "position is not null",
    },
    events_of_space: { columns: ["account_id", "space_id", "position"], where: "position is not null" },
    events_without_place: { columns: ["account_id", "sequence"], where: "position is null" },
    events_in_order: { columns: ["account_id", "position"], isUnique: true, where: "position is not null" },
  },
});
export type EventRow = RowOf<typeof events>;

/** The row of an event, without its sequence number. */
export type StoredEvent = Omit<Selectable<EventRow>, "sequence">;

import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The lists of events that are read in order. */
const orders = {
  events_in_order: ["account_id", "position"],
  events_of_space: ["account_id", "space_id", "position"],
  events_of_environment: ["account_id", "environment_id", "position"],
};

export const eventPositionsMigration: Migration = {
  name: "0062-event-positions",
  async up({ db, addEventOrder }) {
    await db.schema.alterTable("events").addColumn("position", "bigint").execute();
    await sql`
      update events set position = placed.position, created_at = placed.created_at
      from (
        select
          sequence,
          row_number() over (partition by account_id order by sequence) as position,
          max(created_at) over (partition by account_id order by sequence) as created_at
        from events
      ) as placed
      where events.sequence = placed.sequence`.execute(db);
    for (const name of ["events_of_space", "events_of_environment"]) {
      await db.schema.dropIndex(name).execute();
    }
    for (const [name, columns] of Object.entries(orders)) {
      const index = db.schema.createIndex(name).on("events").columns(columns);
      // An event has no position until the end of its transaction. It enters each index only once.
      const placed = index.where("position", "is not", null);
      await (name === "events_in_order" ? placed.unique() : placed).execute();
    }
    await addEventOrder(db);
  },
};

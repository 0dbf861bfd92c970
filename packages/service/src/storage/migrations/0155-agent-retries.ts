import type { Migration } from "./migration.ts";

/** The events for which hooks of an agent must run again, because a conflict lasted longer than a run. */
export const agentRetriesMigration: Migration = {
  name: "0155-agent-retries",
  async up({ db }) {
    await db.schema
      .createTable("agent_retries")
      .addColumn("agent_id", "text", (column) => column.notNull())
      .addColumn("event_id", "text", (column) => column.notNull())
      .addColumn("hooks", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("waits_until", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("agent_retries_pk", ["agent_id", "event_id"])
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const agentFeedsMigration: Migration = {
  name: "0088-agent-feeds",
  async up({ db }) {
    await db.schema
      .createTable("agent_feeds")
      .addColumn("agent_id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("waits_until", "text")
      .addColumn("paused_at", "text")
      .addColumn("claimed_by", "text")
      .addColumn("claimed_until", "text")
      .execute();
  },
};

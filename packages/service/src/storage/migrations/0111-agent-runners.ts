import type { Migration } from "./migration.ts";

export const agentRunnersMigration: Migration = {
  name: "0111-agent-runners",
  async up({ db }) {
    await db.schema
      .createTable("agent_runners")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("works_until", "text", (column) => column.notNull())
      .execute();
  },
};

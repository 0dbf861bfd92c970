import type { Migration } from "./migration.ts";

export const agentsMigration: Migration = {
  name: "0052-agents",
  async up({ db, json, createResource }) {
    await createResource("agents")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("is_system", "integer", (column) => column.notNull())
      .addUniqueConstraint("agents_have_slugs", ["environment_id", "slug"])
      .execute();
    await createResource("agent_versions")
      .addColumn("agent_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("origin", "integer", (column) => column.notNull())
      .addColumn("config", json, (column) => column.notNull())
      .addUniqueConstraint("agent_versions_have_numbers", ["agent_id", "version"])
      .execute();
    await createResource("agent_logs")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text")
      .addColumn("agent_id", "text", (column) => column.notNull())
      .addColumn("event_id", "text", (column) => column.notNull())
      .addColumn("success", "integer", (column) => column.notNull())
      .addColumn("started_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text", (column) => column.notNull())
      .addColumn("topic", "text", (column) => column.notNull())
      .addColumn("context", json, (column) => column.notNull())
      .addColumn("figures", json, (column) => column.notNull())
      .addColumn("log", "text")
      .execute();
    for (const column of ["environment_id", "agent_id", "event_id"]) {
      await db.schema
        .createIndex(`agent_logs_by_${column}`)
        .on("agent_logs")
        .columns(["account_id", column, "sequence"])
        .execute();
    }
  },
};

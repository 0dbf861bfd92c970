import type { Migration } from "./migration.ts";

export const agentExportsMigration: Migration = {
  name: "0053-agent-exports",
  async up({ db, createResource }) {
    await createResource("agent_exports")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("agent_id", "text", (column) => column.notNull())
      .addColumn("export_type", "text", (column) => column.notNull())
      .addColumn("file_name", "text", (column) => column.notNull())
      .addColumn("blob_key", "text", (column) => column.notNull())
      .addColumn("size", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("agent_exports_of_environment")
      .on("agent_exports")
      .columns(["account_id", "environment_id", "sequence"])
      .execute();
  },
};

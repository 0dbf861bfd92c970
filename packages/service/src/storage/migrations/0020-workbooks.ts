import type { Migration } from "./migration.ts";

export const workbooksMigration: Migration = {
  name: "0020-workbooks",
  async up({ db, json, createResource }) {
    await createResource("workbooks")
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("namespace", "text")
      .addColumn("folder", "text")
      .addColumn("labels", json)
      .addColumn("actions", json)
      .addColumn("settings", json)
      .addColumn("metadata", json)
      .addColumn("treatments", json)
      .addColumn("storage_strategy", "text")
      .addColumn("created_from", "text")
      .addColumn("last_propagated_at", "text")
      .addColumn("expired_at", "text")
      .execute();
    await db.schema
      .createIndex("workbooks_by_space")
      .on("workbooks")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const actionsMigration: Migration = {
  name: "0033-actions",
  async up({ db, json, createResource }) {
    await createResource("actions")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("target_id", "text", (column) => column.notNull())
      .addColumn("config", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("actions_of_space")
      .on("actions")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
    await db.schema
      .createIndex("actions_of_target")
      .on("actions")
      .columns(["account_id", "target_id"])
      .execute();
  },
};

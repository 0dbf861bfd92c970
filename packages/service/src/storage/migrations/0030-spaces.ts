import type { Migration } from "./migration.ts";

export const spacesMigration: Migration = {
  name: "0030-spaces",
  async up({ db, json, createResource }) {
    await createResource("spaces")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("search_name", "text", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("guest_authentication", json)
      .addColumn("primary_workbook_id", "text")
      .addColumn("config", json, (column) => column.notNull())
      .addColumn("metadata", json)
      .addColumn("labels", json, (column) => column.notNull())
      .addColumn("namespace", "text")
      .addColumn("app_id", "text")
      .addColumn("is_app_template", "integer", (column) => column.notNull())
      .addColumn("archived_at", "text")
      .addColumn("expired_at", "text")
      .execute();
    await db.schema
      .createIndex("spaces_of_account")
      .on("spaces")
      .columns(["account_id", "sequence"])
      .execute();
    await db.schema
      .createIndex("spaces_of_environment")
      .on("spaces")
      .columns(["account_id", "environment_id", "sequence"])
      .execute();
  },
};

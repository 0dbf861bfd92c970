import type { Migration } from "./migration.ts";

export const appsMigration: Migration = {
  name: "0036-apps",
  async up({ db, json, createResource }) {
    await createResource("apps")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("namespace", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("entity", "text", (column) => column.notNull())
      .addColumn("entity_plural", "text", (column) => column.notNull())
      .addColumn("icon", "text")
      .addColumn("metadata", json, (column) => column.notNull())
      .addColumn("environment_filters", json, (column) => column.notNull())
      .addColumn("blueprint", json)
      .addColumn("activated_at", "text")
      .execute();
    await db.schema.createIndex("apps_of_account").on("apps").columns(["account_id", "sequence"]).execute();
  },
};

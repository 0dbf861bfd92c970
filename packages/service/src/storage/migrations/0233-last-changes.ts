import type { Migration } from "./migration.ts";

export const lastChangesMigration: Migration = {
  name: "0233-last-changes",
  async up({ db }) {
    await db.schema
      .createTable("last_changes")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("resource", "text", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("last_changes_are_of_resources", ["account_id", "resource"])
      .execute();
    await db.schema.createIndex("last_changes_by_age").on("last_changes").column("changed_at").execute();
  },
};

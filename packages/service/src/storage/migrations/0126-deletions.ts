import type { Migration } from "./migration.ts";

export const deletionsMigration: Migration = {
  name: "0126-deletions",
  async up({ db }) {
    await db.schema
      .createTable("deletions")
      .addColumn("owner_id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .execute();
  },
};

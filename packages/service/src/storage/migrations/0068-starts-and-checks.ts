import type { Migration } from "./migration.ts";

export const startsAndChecksMigration: Migration = {
  name: "0068-starts-and-checks",
  async up({ db }) {
    await db.schema
      .createTable("first_start")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("write_checks")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("payload", "text", (column) => column.notNull())
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const signInFailuresMigration: Migration = {
  name: "0069-sign-in-failures",
  async up({ db }) {
    await db.schema
      .createTable("sign_in_failures")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("ends_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("sign_in_failures_by_end").on("sign_in_failures").column("ends_at").execute();
  },
};

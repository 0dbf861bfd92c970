import type { Migration } from "./migration.ts";

export const deletionsAndSignInsMigration: Migration = {
  name: "0126-deletions-and-sign-ins",
  async up({ db }) {
    await db.schema
      .createTable("deletions")
      .addColumn("owner_id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .execute();
    await db.schema.alterTable("tokens").addColumn("signed_in_at", "text").execute();
  },
};

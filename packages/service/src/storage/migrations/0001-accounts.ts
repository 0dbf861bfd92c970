import type { Migration } from "./migration.ts";

export const accountsMigration: Migration = {
  name: "0001-accounts",
  async up({ db, json, createResource }) {
    await createResource("accounts")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("default_app_id", "text")
      .addColumn("metadata", json, (column) => column.notNull())
      .execute();
    await createResource("users")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("password", "text")
      .execute();
    // Unique in all accounts: a person logs in with only an address and a password.
    await db.schema.createIndex("users_by_email").on("users").column("email").unique().execute();
  },
};

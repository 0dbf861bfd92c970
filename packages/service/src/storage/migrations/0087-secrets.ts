import type { Migration } from "./migration.ts";

export const secretsMigration: Migration = {
  name: "0087-secrets",
  async up({ db, createResource }) {
    await createResource("secrets")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text")
      .addColumn("actor_id", "text")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("secrets_by_name")
      .on("secrets")
      .columns(["account_id", "environment_id", "name"])
      .execute();
  },
};

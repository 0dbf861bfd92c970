import type { Migration } from "./migration.ts";

export const environmentsMigration: Migration = {
  name: "0002-environments",
  async up({ db, json, createResource }) {
    await createResource("environments")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("is_prod", "integer", (column) => column.notNull())
      .addColumn("guest_authentication", json, (column) => column.notNull())
      .addColumn("features", json, (column) => column.notNull())
      .addColumn("metadata", json, (column) => column.notNull())
      .addColumn("translations_path", "text")
      .addColumn("namespaces", json)
      .addColumn("language_override", "text")
      .addUniqueConstraint("environments_have_names", ["account_id", "name"])
      .execute();
    await db.schema
      .createIndex("environments_of_account")
      .on("environments")
      .columns(["account_id", "sequence"])
      .execute();
  },
};

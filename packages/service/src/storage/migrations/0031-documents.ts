import type { Migration } from "./migration.ts";

export const documentsMigration: Migration = {
  name: "0031-documents",
  async up({ db, json, createResource }) {
    await createResource("documents")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("body", "text", (column) => column.notNull())
      .addColumn("treatments", json)
      .addColumn("actions", json)
      .execute();
    await db.schema
      .createIndex("documents_of_space")
      .on("documents")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
  },
};

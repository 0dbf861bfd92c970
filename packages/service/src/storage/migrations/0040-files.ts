import type { Migration } from "./migration.ts";

export const filesMigration: Migration = {
  name: "0040-files",
  async up({ db, json, createResource }) {
    await createResource("files")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("workbook_id", "text")
      .addColumn("sheet_id", "text")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("ext", "text", (column) => column.notNull())
      .addColumn("mimetype", "text", (column) => column.notNull())
      .addColumn("encoding", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("mode", "text")
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("sha256", "text", (column) => column.notNull())
      .addColumn("blob_key", "text")
      .addColumn("actions", json, (column) => column.notNull())
      .addColumn("origin", "text")
      .addColumn("description", "text")
      .addColumn("treatments", json)
      .addColumn("expired_at", "text")
      .execute();
    await db.schema.createIndex("files_of_account").on("files").columns(["account_id", "sequence"]).execute();
    await db.schema.createIndex("files_of_space").on("files").columns(["space_id", "sequence"]).execute();
  },
};

import type { Migration } from "./migration.ts";

export const uploadsMigration: Migration = {
  name: "0117-uploads",
  async up({ db }) {
    await db.schema
      .createTable("uploads")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("metadata", "text", (column) => column.notNull())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("received", "bigint", (column) => column.notNull())
      .addColumn("file_id", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("uploads_by_time").on("uploads").column("expires_at").execute();
    await db.schema
      .createTable("upload_parts")
      .addColumn("upload_id", "text", (column) => column.notNull())
      .addColumn("start", "bigint", (column) => column.notNull())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("blob_key", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("upload_parts_by_upload", ["upload_id", "start"])
      .execute();
  },
};

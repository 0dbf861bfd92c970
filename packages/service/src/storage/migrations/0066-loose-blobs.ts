import type { Migration } from "./migration.ts";

export const looseBlobsMigration: Migration = {
  name: "0066-loose-blobs",
  async up({ db }) {
    await db.schema
      .createTable("loose_blobs")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("removable_at", "text", (column) => column.notNull())
      .addColumn("is_condemned", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("loose_blobs_by_time").on("loose_blobs").column("removable_at").execute();
  },
};

import type { Migration } from "./migration.ts";

export const spaceBytesMigration: Migration = {
  name: "0205-space-bytes",
  async up({ db }) {
    await db.schema
      .createTable("space_bytes")
      .addColumn("part", "text", (column) => column.primaryKey())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .addColumn("counted_to", "bigint", (column) => column.notNull())
      .addColumn("counted_from", "bigint", (column) => column.notNull())
      .addColumn("is_checked", "integer", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("space_bytes_by_space").on("space_bytes").column("space_id").execute();
    await db.schema
      .createTable("space_quota")
      .addColumn("bytes", "bigint", (column) => column.notNull())
      .execute();
  },
};

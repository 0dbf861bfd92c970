import type { Migration } from "./migration.ts";

export const viewsMigration: Migration = {
  name: "0120-views",
  async up({ db, json, createResource }) {
    await createResource("views")
      .addColumn("sheet_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("config", json, (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("views_of_sheet")
      .on("views")
      .columns(["account_id", "sheet_id", "sequence"])
      .execute();
  },
};

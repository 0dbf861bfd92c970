import type { Migration } from "./migration.ts";

export const sheetsMigration: Migration = {
  name: "0021-sheets",
  async up({ db, json, createResource }) {
    await createResource("sheets")
      .addColumn("workbook_id", "text", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("config", json, (column) => column.notNull())
      .addColumn("slots", json, (column) => column.notNull())
      .addColumn("metadata", json)
      .addColumn("namespace", "text")
      .addColumn("locked_by", "text")
      .addColumn("locked_at", "text")
      .addColumn("created_from", "text")
      .addColumn("last_propagated_at", "text")
      .execute();
    await db.schema
      .createIndex("sheets_by_workbook")
      .unique()
      .on("sheets")
      .columns(["workbook_id", "slug"])
      .execute();
    await db.schema
      .createTable("sheet_states")
      .addColumn("sheet_id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("error", "integer", (column) => column.notNull())
      .addColumn("next_position", "integer", (column) => column.notNull())
      .addColumn("last_commit", "integer", (column) => column.notNull())
      .execute();
  },
};

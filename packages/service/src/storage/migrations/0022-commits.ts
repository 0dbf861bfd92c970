import type { Migration } from "./migration.ts";

export const commitsMigration: Migration = {
  name: "0022-commits",
  async up({ db, json, createResource }) {
    await createResource("commits")
      .addColumn("workbook_id", "text", (column) => column.notNull())
      .addColumn("sheet_id", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("completed_by", "text")
      .addColumn("completed_at", "text")
      .addColumn("ranges", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("commits_by_sheet")
      .unique()
      .on("commits")
      .columns(["sheet_id", "number"])
      .execute();
    await db.schema
      .createIndex("commits_by_workbook")
      .on("commits")
      .columns(["workbook_id", "sequence"])
      .execute();
  },
};

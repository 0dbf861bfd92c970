import type { Migration } from "./migration.ts";

export const confirmedColumnsMigration: Migration = {
  name: "0114-confirmed-columns",
  async up({ db }) {
    await db.schema
      .createTable("confirmed_columns")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("namespace", "text", (column) => column.notNull())
      .addColumn("sheet_slug", "text", (column) => column.notNull())
      .addColumn("column_name", "text", (column) => column.notNull())
      .addColumn("field_key", "text")
      .addPrimaryKeyConstraint("confirmed_columns_key", [
        ...(["account_id", "environment_id", "namespace", "sheet_slug", "column_name"] as const),
      ])
      .execute();
  },
};

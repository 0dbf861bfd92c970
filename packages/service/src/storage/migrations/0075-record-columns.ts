import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The values of a slot in a block of positions, for sorting and searching. They are made from the records when requests need them. */
export const recordColumnsMigration: Migration = {
  name: "0075-record-columns",
  async up({ db, bytes, storePlain }) {
    // Not clustered by its key: rows are larger than a page of SQLite, and a table with row ids reads them faster.
    await db.schema
      .createTable("record_columns")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("sheet_id", "text", (column) => column.notNull())
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("block", "integer", (column) => column.notNull())
      .addColumn("version", "bigint", (column) => column.notNull())
      .addColumn("data", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("record_columns_key", ["sheet_id", "slot", "block"])
      .execute();
    await storePlain(db, "record_columns", "data");
    const states = db.schema.alterTable("sheet_states");
    await states.addColumn("column_slots", "text").execute();
    await states.addColumn("columns_revision", "bigint").execute();
    await states.addColumn("columns_used_at", "text").execute();
    await db.schema
      .createIndex("sheets_with_columns")
      .on("sheet_states")
      .columns(["columns_used_at"])
      .where(sql.ref("column_slots"), "is not", null)
      .execute();
  },
};

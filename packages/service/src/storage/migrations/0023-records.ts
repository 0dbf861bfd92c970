import type { ColumnDataType, CreateTableBuilder } from "kysely";
import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const recordsMigration: Migration = {
  name: "0023-records",
  async up({ db, clusterByKey, json }) {
    await clusterByKey(
      addRecordColumns(
        db.schema.createTable("records").addColumn("sheet_id", "text", (column) => column.notNull()),
        json,
      ).addPrimaryKeyConstraint("records_key", ["sheet_id", "position"]),
    ).execute();
    await db.schema.createIndex("records_by_id").unique().on("records").columns(["sheet_id", "id"]).execute();
    await db.schema
      .createIndex("records_with_error")
      .on("records")
      .columns(["sheet_id", "position"])
      .where(sql.ref("errors"), "is not", null)
      .execute();

    await clusterByKey(
      db.schema
        .createTable("record_blocks")
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("sheet_id", "text", (column) => column.notNull())
        .addColumn("block", "integer", (column) => column.notNull())
        .addColumn("total", "integer", (column) => column.notNull())
        .addColumn("error", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("record_blocks_key", ["sheet_id", "block"]),
    ).execute();

    await db.schema
      .createTable("field_figures")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("sheet_id", "text", (column) => column.notNull())
      .addColumn("slot", "integer", (column) => column.notNull())
      .addColumn("empty", "integer", (column) => column.notNull())
      .addColumn("changed", "integer", (column) => column.notNull())
      .addColumn("error", "integer", (column) => column.notNull())
      .addColumn("numbers", "integer", (column) => column.notNull())
      .addColumn("sum", "text", (column) => column.notNull())
      .addColumn("least", "double precision")
      .addColumn("greatest", "double precision")
      .addPrimaryKeyConstraint("field_figures_key", ["sheet_id", "slot"])
      .execute();

    await clusterByKey(
      db.schema
        .createTable("record_values")
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("sheet_id", "text", (column) => column.notNull())
        .addColumn("rule", "text", (column) => column.notNull())
        .addColumn("digest", "text", (column) => column.notNull())
        .addColumn("position", "integer", (column) => column.notNull())
        .addPrimaryKeyConstraint("record_values_key", ["sheet_id", "rule", "digest", "position"]),
    ).execute();
  },
};

/** Adds the columns of records, for all tables that store records. */
export function addRecordColumns<Name extends string, Column extends string>(
  table: CreateTableBuilder<Name, Column>,
  json: ColumnDataType,
): CreateTableBuilder<Name, string> {
  return (table as CreateTableBuilder<Name, string>)
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("cells", json, (column) => column.notNull())
    .addColumn("messages", json)
    .addColumn("errors", "text")
    .addColumn("changed", json)
    .addColumn("metadata", json)
    .addColumn("config", json)
    .addColumn("flags", json)
    .addColumn("created_commit", "integer", (column) => column.notNull())
    .addColumn("updated_commit", "integer", (column) => column.notNull());
}

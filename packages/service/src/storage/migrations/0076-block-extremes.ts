import type { Migration } from "./migration.ts";

/** Without a row, the extremes of a block are unknown, and are read from its records when they are needed. */
export const blockExtremesMigration: Migration = {
  name: "0076-block-extremes",
  async up({ db, clusterByKey }) {
    await clusterByKey(
      db.schema
        .createTable("block_extremes")
        .addColumn("account_id", "text", (column) => column.notNull())
        .addColumn("sheet_id", "text", (column) => column.notNull())
        .addColumn("slot", "integer", (column) => column.notNull())
        .addColumn("block", "integer", (column) => column.notNull())
        .addColumn("least", "double precision")
        .addColumn("greatest", "double precision")
        .addPrimaryKeyConstraint("block_extremes_key", ["sheet_id", "slot", "block"]),
    ).execute();
    const figures = db.schema.alterTable("field_figures");
    await figures.addColumn("tail_block", "integer").execute();
    await figures.addColumn("tail_least", "double precision").execute();
    await figures.addColumn("tail_greatest", "double precision").execute();
  },
};

import type { Migration } from "./migration.ts";

/** The tables of records have no counts of the rows of each sheet: those of a new sheet are always wrong. */
export const sheetsAlikeMigration: Migration = {
  name: "0129-sheets-alike",
  async up({ db, expectAlike }) {
    for (const table of ["records", "record_blocks", "block_extremes", "record_columns", "record_values"]) {
      await expectAlike(db, table, "sheet_id");
    }
    await expectAlike(db, "snapshot_records", "snapshot_id");
  },
};

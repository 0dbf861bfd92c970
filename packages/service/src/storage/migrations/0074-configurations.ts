import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The configuration of the sheets of a workbook has a name, so that who keeps it knows whether it is still the same. */
export const configurationsMigration: Migration = {
  name: "0074-configurations",
  async up({ db }) {
    await db.schema
      .alterTable("sheet_states")
      .addColumn("configuration", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    // The id of the workbook is a name that no other configuration has.
    await sql`update sheet_states set configuration =
      (select workbook_id from sheets where sheets.id = sheet_states.sheet_id)`.execute(db);
  },
};

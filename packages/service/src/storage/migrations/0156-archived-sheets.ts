import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** When the space of a sheet was archived, in the row that a writer of records locks: nobody reads an outdated one there. */
export const archivedSheetsMigration: Migration = {
  name: "0156-archived-sheets",
  async up({ db }) {
    await db.schema.alterTable("sheet_states").addColumn("space_archived_at", "text").execute();
    await sql`update sheet_states set space_archived_at = (
      select spaces.archived_at from sheets
        join workbooks on workbooks.id = sheets.workbook_id
        join spaces on spaces.id = workbooks.space_id
        where sheets.id = sheet_states.sheet_id)
      where sheet_id in (
        select sheets.id from sheets
          join workbooks on workbooks.id = sheets.workbook_id
          join spaces on spaces.id = workbooks.space_id
          where spaces.archived_at is not null)`.execute(db);
  },
};

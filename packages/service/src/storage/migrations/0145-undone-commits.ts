import type { Migration } from "./migration.ts";

/** Which commit a commit has undone, by its number in the sheet, and whether only a part of it. */
export const undoneCommitsMigration: Migration = {
  name: "0145-undone-commits",
  async up({ db }) {
    await db.schema.alterTable("commits").addColumn("undoes", "integer").execute();
    await db.schema.alterTable("commits").addColumn("undoes_part", "integer").execute();
  },
};

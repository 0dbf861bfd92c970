import type { Migration } from "./migration.ts";

export const findingsOfSheetsMigration: Migration = {
  name: "0170-findings-of-sheets",
  async up({ db }) {
    await db.schema.alterTable("sheets").addColumn("findings", "text").execute();
  },
};

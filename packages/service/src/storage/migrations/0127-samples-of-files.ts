import type { Migration } from "./migration.ts";

export const samplesOfFilesMigration: Migration = {
  name: "0127-samples-of-files",
  async up({ db }) {
    await db.schema.alterTable("sheets").addColumn("sample", "text").execute();
  },
};

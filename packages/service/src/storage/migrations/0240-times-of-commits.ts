import type { Migration } from "./migration.ts";

/** The times of commits before this step stay unknown: to look for them would hold the sheets while others write. */
export const timesOfCommitsMigration: Migration = {
  name: "0240-times-of-commits",
  async up({ db }) {
    await db.schema.alterTable("sheet_states").addColumn("last_commit_at", "text").execute();
  },
};

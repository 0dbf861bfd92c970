import type { Migration } from "./migration.ts";

export const snapshotsShownMigration: Migration = {
  name: "0116-snapshots-shown",
  async up({ db, json }) {
    await db.schema.alterTable("snapshots").addColumn("config", json).execute();
    await db.schema.alterTable("snapshots").addColumn("thread_id", "text").execute();
  },
};

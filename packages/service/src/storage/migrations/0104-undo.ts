import type { Migration } from "./migration.ts";

export const undoMigration: Migration = {
  name: "0104-undo",
  async up({ db, json }) {
    await db.schema.alterTable("commits").addColumn("undo", json).execute();
  },
};

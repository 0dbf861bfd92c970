import type { Migration } from "./migration.ts";

export const originsOfTokensMigration: Migration = {
  name: "0216-origins-of-tokens",
  async up({ db, json }) {
    await db.schema.alterTable("tokens").addColumn("origins", json).execute();
    await db.schema.alterTable("tokens").addColumn("requests_per_minute", "integer").execute();
  },
};

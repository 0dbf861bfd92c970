import type { Migration } from "./migration.ts";

export const runsSideBySideMigration: Migration = {
  name: "0242-runs-side-by-side",
  async up({ db }) {
    await db.schema.alterTable("agent_feeds").addColumn("handled", "text").execute();
    await db.schema.alterTable("agent_feeds").addColumn("alone_until", "bigint").execute();
  },
};

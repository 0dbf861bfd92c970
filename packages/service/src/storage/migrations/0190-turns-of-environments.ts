import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const turnsOfEnvironmentsMigration: Migration = {
  name: "0190-turns-of-environments",
  async up({ db }) {
    // Runners search these rows every second, one environment after the other. Most rows are not in it.
    await db.schema
      .createIndex("open_jobs")
      .on("jobs")
      .columns(["environment_id", "sequence"])
      .where(sql<boolean>`is_built_in = 1 and status in ('ready', 'executing')`)
      .execute();
    await db.schema.alterTable("webhooks").addColumn("served_at", "text").execute();
  },
};

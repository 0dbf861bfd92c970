import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const turnsOfEnvironmentsMigration: Migration = {
  name: "0190-turns-of-environments",
  async up({ db }) {
    // Runners search these rows every second, one environment after the other. Most rows are not in it. An expression, because
    // SQLite would take the index of all statuses for a condition about columns.
    const open = sql`(case when is_built_in = 1 and status in ('ready', 'executing') then environment_id end)`;
    await sql`create index open_jobs on jobs (${open}, sequence) where ${open} is not null`.execute(db);
    await db.schema.alterTable("webhooks").addColumn("served_at", "text").execute();
  },
};

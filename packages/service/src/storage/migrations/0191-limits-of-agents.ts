import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const limitsOfAgentsMigration: Migration = {
  name: "0191-limits-of-agents",
  async up({ db }) {
    const counts = ["chain_depth", "runs", "chained_runs", "left_out", "faults"] as const;
    for (const name of counts) {
      await db.schema
        .alterTable("agent_feeds")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .alterTable("agent_feeds")
      .addColumn("log_bytes", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const name of ["runs_since", "held_until", "left_out_at"]) {
      await db.schema.alterTable("agent_feeds").addColumn(name, "text").execute();
    }
    await db.schema
      .alterTable("jobs")
      .addColumn("chain_depth", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("agent_logs")
      .addColumn("bytes", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // Nearly: most characters have one byte.
    await sql`update agent_logs set bytes = length(coalesce(log, '')) + 500`.execute(db);
    await sql`update agent_feeds set log_bytes = coalesce(
      (select sum(agent_logs.bytes) from agent_logs where agent_logs.account_id = agent_feeds.account_id
        and agent_logs.agent_id = agent_feeds.agent_id), 0)`.execute(db);
    await db.schema.createIndex("agent_logs_by_time").on("agent_logs").columns(["created_at"]).execute();
  },
};

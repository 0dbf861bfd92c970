import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const clockMigration: Migration = {
  name: "0084-clock",
  async up({ db }) {
    await db.schema
      .createTable("clock")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("passed", "text")
      .execute();
    await sql`insert into clock (id) values (1)`.execute(db);
    await db.schema.alterTable("agents").addColumn("cron_topics", "text").execute();
    await db.schema.alterTable("jobs").addColumn("start_at", "text").execute();
    await db.schema.alterTable("jobs").addColumn("action_id", "text").execute();
    await db.schema.alterTable("actions").addColumn("next_run_at", "text").execute();
    // The clock reads these every second. Most rows are in neither.
    await db.schema
      .createIndex("jobs_by_start")
      .on("jobs")
      .column("start_at")
      .where(sql.ref("status"), "=", "scheduled")
      .execute();
    await db.schema
      .createIndex("actions_by_run")
      .on("actions")
      .column("next_run_at")
      .where(sql.ref("next_run_at"), "is not", null)
      .execute();
    await sql`update actions set next_run_at = updated_at
      where cast(config as text) like '%"schedule"%'`.execute(db);
    const agents = await sql<{
      id: string;
      config: string;
    }>`select agents.id, agent_versions.config from agents
      join agent_versions on agent_versions.agent_id = agents.id and agent_versions.version = agents.version`.execute(
      db,
    );
    for (const { id, config } of agents.rows) {
      const { topics = [] } = JSON.parse(config) as { topics?: string[] };
      const ticks = topics.filter((topic) => topic.startsWith("cron:"));
      if (ticks.length > 0)
        await sql`update agents set cron_topics = ${ticks.join(" ")} where id = ${id}`.execute(db);
    }
  },
};

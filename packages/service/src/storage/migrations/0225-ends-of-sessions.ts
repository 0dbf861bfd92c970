import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Jobs of import sessions end with their sessions. */
export const endsOfSessionsMigration: Migration = {
  name: "0225-ends-of-sessions",
  async up({ db }) {
    await db.schema.alterTable("jobs").addColumn("ends_at", "text").execute();
    // The clock reads it every second; few jobs are in it.
    await db.schema
      .createIndex("jobs_by_end")
      .on("jobs")
      .column("ends_at")
      .where(sql.ref("ends_at"), "is not", null)
      .execute();
    const sessions = await sql<{
      id: string;
      details: string;
    }>`select id, details from jobs where status = 'executing' and operation = 'import-session'`.execute(db);
    for (const { id, details } of sessions.rows) {
      const { importSession } = JSON.parse(details) as { importSession?: { expiresAt: string } };
      if (importSession === undefined) continue;
      await sql`update jobs set ends_at = ${importSession.expiresAt} where id = ${id}`.execute(db);
    }
  },
};

import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const timesOfCommitsMigration: Migration = {
  name: "0240-times-of-commits",
  async up({ db }) {
    await db.schema.alterTable("sheet_states").addColumn("last_commit_at", "text").execute();
    await sql`update sheet_states set last_commit_at = (
      select created_at from commits
      where commits.sheet_id = sheet_states.sheet_id and commits.number = sheet_states.last_commit
    )`.execute(db);
  },
};

import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * For whom a commit is open, and until when. Commits that are open already complete themselves. And which commit a hook
 * handled when it made another one.
 */
export const openCommitsMigration: Migration = {
  name: "0146-open-commits",
  async up({ db, json }) {
    await db.schema.alterTable("commits").addColumn("waits_for", json).execute();
    await db.schema.alterTable("commits").addColumn("completes_at", "text").execute();
    await db.schema.alterTable("commits").addColumn("follows", "integer").execute();
    await sql`update commits set completes_at = created_at where completed_at is null`.execute(db);
    await db.schema
      .createIndex("open_commits")
      .on("commits")
      .column("completes_at")
      .where(sql.ref("completed_at"), "is", null)
      .execute();
    await db.schema
      .createTable("commit_receivers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("places", json, (column) => column.notNull())
      .addColumn("works_until", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("commit_receivers_of_account")
      .on("commit_receivers")
      .columns(["account_id", "works_until"])
      .execute();
  },
};

import { sql } from "kysely";
import { foldCase } from "../../domain/text.ts";
import type { Migration } from "./migration.ts";

/** Users can be listed and searched, and get invitations, as guests do. */
export const usersMigration: Migration = {
  name: "0124-users",
  async up({ db, json }) {
    // SQLite adds one column at a time.
    for (const name of ["search_email", "search_name"]) {
      await db.schema
        .alterTable("users")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
        .execute();
    }
    await db.schema
      .alterTable("users")
      .addColumn("metadata", json, (column) => column.notNull().defaultTo("{}"))
      .execute();
    await db.schema.alterTable("users").addColumn("dashboard", "integer").execute();
    await db.schema.alterTable("users").addColumn("last_seen_at", "text").execute();
    const { rows } = await sql<{ id: string; email: string; name: string }>`
      select id, email, name from users`.execute(db);
    for (const { id, email, name } of rows) {
      await sql`update users set search_email = ${foldCase(email)}, search_name = ${foldCase(name)}
        where id = ${id}`.execute(db);
    }
    await sql`update users set last_seen_at = (select max(last_used_at) from tokens
      where tokens.actor_id = users.id and tokens.kind = 'personal')`.execute(db);
    await db.schema.createIndex("users_by_search_email").on("users").column("search_email").execute();
    await db.schema.alterTable("invitations").renameColumn("guest_id", "actor_id").execute();
    await db.schema.alterTable("invitations").renameColumn("space_id", "resource_id").execute();
  },
};

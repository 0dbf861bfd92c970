import { sql } from "kysely";
import { createRandomText } from "../../domain/ids.ts";
import type { Migration } from "./migration.ts";

export const invitationsMigration: Migration = {
  name: "0095-invitations",
  async up({ db }) {
    await db.schema
      .createTable("invitations")
      .addColumn("guest_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("invitations_key", ["guest_id", "space_id"])
      .execute();
    await db.schema
      .alterTable("guests")
      .addColumn("came_by_link", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable("spaces")
      .addColumn("link_token", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    const { rows } = await sql<{ id: string }>`select id from spaces`.execute(db);
    for (const { id } of rows) {
      await sql`update spaces set link_token = ${`gl_${createRandomText(40)}`} where id = ${id}`.execute(db);
    }
    await db.schema.createIndex("spaces_by_link").on("spaces").column("link_token").unique().execute();
  },
};

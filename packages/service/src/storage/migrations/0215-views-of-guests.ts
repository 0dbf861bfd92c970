import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Guests may save views of their own. */
const permission = "views:write";

export const viewsOfGuestsMigration: Migration = {
  name: "0215-views-of-guests",
  async up({ db }) {
    const { rows } = await sql<{ id: string; permissions: string }>`
      select id, cast(permissions as text) as permissions from roles where name = 'Guest'`.execute(db);
    for (const { id, permissions } of rows) {
      const held = JSON.parse(permissions) as string[];
      if (held.includes(permission)) continue;
      const more = JSON.stringify([...held, permission].sort());
      await sql`update roles set permissions = ${more} where id = ${id}`.execute(db);
    }
  },
};

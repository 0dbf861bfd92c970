import { sql } from "kysely";
import { foldCase } from "../../domain/text.ts";
import type { Migration } from "./migration.ts";

/** Access tokens name the API token of a user that they were created with, and no two users have one address. */
export const apiTokensMigration: Migration = {
  name: "0128-api-tokens",
  async up({ db }) {
    await db.schema.alterTable("tokens").addColumn("parent_id", "text").execute();
    // Addresses could differ in upper and lower case only. One of these users is found by the address without regard to
    // case; the others keep their exact addresses, which are unique already, and sign in with them.
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from users where search_email in
        (select search_email from users group by search_email having count(*) > 1)
      order by sequence`.execute(db);
    const found = new Set(rows.map(({ email }) => email).filter((email) => email === foldCase(email)));
    for (const { id, email } of rows) {
      if (email === foldCase(email)) continue;
      if (found.has(foldCase(email))) {
        await sql`update users set search_email = ${email} where id = ${id}`.execute(db);
      }
      found.add(foldCase(email));
    }
    await db.schema.dropIndex("users_by_search_email").execute();
    await db.schema
      .createIndex("users_by_search_email")
      .on("users")
      .column("search_email")
      .unique()
      .execute();
  },
};

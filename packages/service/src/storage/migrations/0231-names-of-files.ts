import { sql } from "kysely";
import { divide } from "../../domain/chunks.ts";
import { foldCase } from "../../domain/text.ts";
import type { Migration } from "./migration.ts";

/** Files are found by a part of their name. */
export const namesOfFilesMigration: Migration = {
  name: "0231-names-of-files",
  async up({ db }) {
    await db.schema
      .alterTable("files")
      .addColumn("search_name", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    // Only the program folds every letter alike on both engines.
    const { rows } = await sql<{ id: string; name: string }>`select id, name from files`.execute(db);
    for (const some of divide(rows)) {
      const names = sql.join(some.map(({ id, name }) => sql`(${id}, ${foldCase(name)})`));
      await sql`with folded(id, name) as (values ${names})
        update files set search_name = folded.name from folded where files.id = folded.id`.execute(db);
    }
  },
};

import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const revalidationsMigration: Migration = {
  name: "0097-revalidations",
  async up({ db }) {
    await db.schema.alterTable("sheet_states").addColumn("revalidation", "text").execute();
    await db.schema
      .createIndex("sheet_states_to_validate")
      .on("sheet_states")
      .column("sheet_id")
      .where(sql.ref("revalidation"), "is not", null)
      .execute();
  },
};

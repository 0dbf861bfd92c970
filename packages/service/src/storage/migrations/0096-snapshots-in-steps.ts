import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const snapshotsInStepsMigration: Migration = {
  name: "0096-snapshots-in-steps",
  async up({ db }) {
    await db.schema
      .alterTable("snapshots")
      .addColumn("status", "text", (column) => column.notNull().defaultTo("complete"))
      .execute();
    for (const name of ["next_position", "end_position"]) {
      await db.schema
        .alterTable("snapshots")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await db.schema
      .alterTable("sheet_states")
      .addColumn("is_copied", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // Most are complete, and nobody searches for those.
    await db.schema
      .createIndex("snapshots_to_complete")
      .on("snapshots")
      .columns(["status", "sheet_id"])
      .where(sql.ref("status"), "<>", "complete")
      .execute();
  },
};

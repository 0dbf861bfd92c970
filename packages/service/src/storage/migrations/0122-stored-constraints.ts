import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const storedConstraintsMigration: Migration = {
  name: "0122-stored-constraints",
  async up({ db, createResource }) {
    await createResource("app_constraints")
      .addColumn("app_id", "text", (column) => column.notNull())
      .addColumn("validator", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("app_constraints_by_validator")
      .on("app_constraints")
      .unique()
      .columns(["account_id", "app_id", "validator"])
      .execute();
    await createResource("app_constraint_versions")
      .addColumn("constraint_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("label", "text")
      .addColumn("description", "text")
      // Text, because both come back as they were sent.
      .addColumn("rule", "text", (column) => column.notNull())
      .addColumn("options", "text")
      .execute();
    await db.schema
      .createIndex("versions_of_app_constraint")
      .on("app_constraint_versions")
      .unique()
      .columns(["account_id", "constraint_id", "version"])
      .execute();
    // Text, because it is searched for ids.
    await db.schema.alterTable("sheets").addColumn("stored_constraints", "text").execute();
    await db.schema
      .createIndex("sheets_with_stored_constraints")
      .on("sheets")
      .columns(["account_id"])
      .where(sql.ref("stored_constraints"), "is not", null)
      .execute();
  },
};

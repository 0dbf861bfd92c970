import type { Migration } from "./migration.ts";

/** The rules of programs take the place of `confirmed_columns`. */
export const mappingProgramsMigration: Migration = {
  name: "0118-mapping-programs",
  async up({ db, json, createResource }) {
    await createResource("mapping_programs")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("namespace", "text", (column) => column.notNull())
      .addColumn("sheet_slug", "text", (column) => column.notNull())
      .addColumn("family_id", "text")
      // Text, because both are searched for keys.
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("destination_keys", "text", (column) => column.notNull())
      .addColumn("header", "text", (column) => column.notNull())
      .addColumn("job_key", "text", (column) => column.unique())
      .addColumn("added_count", "integer", (column) => column.notNull())
      .addColumn("deleted_count", "integer", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("mapping_programs_by_kind")
      .on("mapping_programs")
      .columns(["account_id", "environment_id", "sheet_slug", "namespace", "updated_at"])
      .execute();
    await createResource("mapping_rules")
      .addColumn("program_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("config", json, (column) => column.notNull())
      .addColumn("column_name", "text")
      .addColumn("field_key", "text")
      .addColumn("confidence", "double precision")
      .addColumn("accepted_at", "text")
      .addColumn("accepted_by", "text")
      .addColumn("created_by", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("rules_of_mapping_program")
      .on("mapping_rules")
      .columns(["account_id", "program_id", "column_name"])
      .execute();
    await db.schema.dropTable("confirmed_columns").execute();
  },
};

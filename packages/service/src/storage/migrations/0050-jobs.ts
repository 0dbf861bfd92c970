import type { Migration } from "./migration.ts";

export const jobsMigration: Migration = {
  name: "0050-jobs",
  async up({ db, json, createResource }) {
    await createResource("jobs")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text")
      .addColumn("workbook_id", "text")
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("operation", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("destination", "text")
      .addColumn("file_id", "text")
      .addColumn("parent_id", "text")
      .addColumn("trigger", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("progress", "integer", (column) => column.notNull())
      .addColumn("info", "text")
      .addColumn("config", json)
      .addColumn("outcome", json)
      .addColumn("result", json)
      .addColumn("metadata", json)
      .addColumn("details", json, (column) => column.notNull())
      .addColumn("is_managed", "integer", (column) => column.notNull())
      .addColumn("is_built_in", "integer", (column) => column.notNull())
      .addColumn("created_by", "text", (column) => column.notNull())
      .addColumn("created_by_kind", "text", (column) => column.notNull())
      .addColumn("ready_at", "text")
      .addColumn("started_at", "text")
      .addColumn("finished_at", "text")
      .addColumn("outcome_acknowledged_at", "text")
      .addColumn("state", json)
      .addColumn("claimed_by", "text")
      .addColumn("claimed_until", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("jobs_of_environment")
      .on("jobs")
      .columns(["account_id", "environment_id", "sequence"])
      .execute();
    await db.schema
      .createIndex("jobs_of_space")
      .on("jobs")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
    await db.schema.createIndex("jobs_by_parent").on("jobs").columns(["parent_id"]).execute();
    // The runner searches these rows every second.
    await db.schema
      .createIndex("jobs_by_status")
      .on("jobs")
      .columns(["status", "is_built_in", "sequence"])
      .execute();
  },
};

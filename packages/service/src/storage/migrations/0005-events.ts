import type { Migration } from "./migration.ts";

export const eventsMigration: Migration = {
  name: "0005-events",
  async up({ db, addSequence, json }) {
    await addSequence(db.schema.createTable("events"))
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text")
      .addColumn("topic", "text", (column) => column.notNull())
      .addColumn("domain", "text", (column) => column.notNull())
      .addColumn("payload", json, (column) => column.notNull())
      .addColumn("context", json, (column) => column.notNull())
      .addColumn("extras", json)
      .addColumn("target", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("acknowledged_at", "text")
      .addColumn("acknowledged_by", "text")
      .execute();
    await db.schema
      .createIndex("events_of_space")
      .on("events")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
    await db.schema
      .createIndex("events_of_environment")
      .on("events")
      .columns(["account_id", "environment_id", "sequence"])
      .execute();
  },
};

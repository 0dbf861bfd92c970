import type { Migration } from "./migration.ts";

export const webhooksMigration: Migration = {
  name: "0091-webhooks",
  async up({ db, json, createResource, addSequence }) {
    await createResource("webhooks")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text")
      .addColumn("url", "text", (column) => column.notNull())
      .addColumn("topics", json, (column) => column.notNull())
      .addColumn("is_active", "integer", (column) => column.notNull())
      .addColumn("cursor", "bigint", (column) => column.notNull())
      .addColumn("failures", "integer", (column) => column.notNull())
      .addColumn("paused_until", "text")
      .addColumn("secrets", json, (column) => column.notNull())
      .addColumn("claimed_by", "text")
      .addColumn("claimed_until", "text")
      .execute();
    await db.schema.createIndex("webhooks_of_account").on("webhooks").columns(["account_id"]).execute();
    await addSequence(db.schema.createTable("webhook_attempts"))
      .addColumn("webhook_id", "text", (column) => column.notNull())
      .addColumn("event_id", "text", (column) => column.notNull())
      .addColumn("topic", "text", (column) => column.notNull())
      .addColumn("attempted_at", "text", (column) => column.notNull())
      .addColumn("duration", "integer", (column) => column.notNull())
      .addColumn("is_success", "integer", (column) => column.notNull())
      .addColumn("status", "integer")
      .addColumn("error", "text")
      .addColumn("next_at", "text")
      .execute();
    await db.schema
      .createIndex("attempts_of_webhook")
      .on("webhook_attempts")
      .columns(["webhook_id", "sequence"])
      .execute();
    await db.schema
      .createIndex("attempts_by_time")
      .on("webhook_attempts")
      .columns(["attempted_at"])
      .execute();
    await addSequence(db.schema.createTable("waiting_deliveries"))
      .addColumn("webhook_id", "text", (column) => column.notNull())
      .addColumn("event_id", "text", (column) => column.notNull())
      .addColumn("position", "bigint", (column) => column.notNull())
      .addColumn("lane", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("first_at", "text")
      .addColumn("next_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("deliveries_of_webhook")
      .on("waiting_deliveries")
      .columns(["webhook_id", "position"])
      .execute();
  },
};

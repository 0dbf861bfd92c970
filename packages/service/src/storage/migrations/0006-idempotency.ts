import type { Migration } from "./migration.ts";

export const idempotencyMigration: Migration = {
  name: "0006-idempotency",
  async up({ db }) {
    await db.schema
      .createTable("idempotency_keys")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotency_keys_are_of_actors", ["account_id", "actor_id", "key"])
      .execute();
    await db.schema
      .createIndex("idempotency_keys_by_age")
      .on("idempotency_keys")
      .column("created_at")
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const authMigration: Migration = {
  name: "0003-auth",
  async up({ db, json, createResource }) {
    await createResource("tokens")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("actor_kind", "text", (column) => column.notNull())
      .addColumn("environment_id", "text")
      .addColumn("space_id", "text")
      .addColumn("name", "text")
      .addColumn("operations", json)
      .addColumn("expires_at", "text")
      .addColumn("last_used_at", "text")
      .execute();
    await db.schema.createIndex("tokens_of_actor").on("tokens").columns(["account_id", "actor_id"]).execute();
    await db.schema.createIndex("tokens_by_expiry").on("tokens").column("expires_at").execute();
  },
};

import type { Migration } from "./migration.ts";

export const identitiesMigration: Migration = {
  name: "0230-identities",
  async up({ db, json }) {
    await db.schema
      .createTable("identities")
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("role_ids", json, (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("identities_key", ["issuer", "subject"])
      .execute();
    await db.schema.createIndex("identities_of_actor").on("identities").columns(["actor_id"]).execute();
  },
};

import type { Migration } from "./migration.ts";

export const dataRetentionPoliciesMigration: Migration = {
  name: "0037-data-retention-policies",
  async up({ db, createResource }) {
    await createResource("data_retention_policies")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      // Any whole number of days that JSON can express.
      .addColumn("period", "double precision", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("data_retention_policies_of_environment")
      .on("data_retention_policies")
      .columns(["account_id", "environment_id", "sequence"])
      .execute();
  },
};

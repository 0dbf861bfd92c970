import type { Migration } from "./migration.ts";

export const targetsOfPoliciesMigration: Migration = {
  name: "0192-targets-of-policies",
  async up({ db }) {
    await db.schema
      .alterTable("data_retention_policies")
      .addColumn("target", "text", (column) => column.notNull().defaultTo("spaces"))
      .execute();
  },
};

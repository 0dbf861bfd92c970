import type { Migration } from "./migration.ts";

/** Stored constraints may have code, for listeners. */
export const codeOfConstraintsMigration: Migration = {
  name: "0226-code-of-constraints",
  async up({ db }) {
    await db.schema.alterTable("app_constraint_versions").addColumn("code", "text").execute();
  },
};

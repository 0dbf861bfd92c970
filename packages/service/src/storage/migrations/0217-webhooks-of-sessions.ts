import type { Migration } from "./migration.ts";

export const webhooksOfSessionsMigration: Migration = {
  name: "0217-webhooks-of-sessions",
  async up({ db }) {
    await db.schema
      .alterTable("webhooks")
      .addColumn("import_sessions", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const removedEventsMigration: Migration = {
  name: "0206-removed-events",
  async up({ db }) {
    await db.schema
      .alterTable("accounts")
      .addColumn("events_removed_to", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const foregroundJobsMigration: Migration = {
  name: "0085-foreground-jobs",
  async up({ db }) {
    await db.schema.alterTable("jobs").addColumn("worker_id", "text").execute();
    await db.schema
      .alterTable("sheets")
      .addColumn("is_blocked", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const jobPlansMigration: Migration = {
  name: "0113-job-plans",
  async up({ db, json }) {
    await db.schema
      .createTable("job_plans")
      .addColumn("job_id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("content", json, (column) => column.notNull())
      .execute();
  },
};

import type { Migration } from "./migration.ts";

/** Whether all requests of a run of an agent failed. */
export const failedRequestsOfRunsMigration: Migration = {
  name: "0227-failed-requests-of-runs",
  async up({ db }) {
    await db.schema
      .alterTable("agent_logs")
      .addColumn("requests_failed", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

import type { Migration } from "./migration.ts";

export const messagesOfJobsMigration: Migration = {
  name: "0220-messages-of-jobs",
  async up({ db }) {
    await db.schema.alterTable("jobs").addColumn("message", "text").execute();
  },
};

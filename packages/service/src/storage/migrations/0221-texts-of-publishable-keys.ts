import type { Migration } from "./migration.ts";

/** Keys that were made before have no text: it cannot be found from the hash. */
export const textsOfPublishableKeysMigration: Migration = {
  name: "0221-texts-of-publishable-keys",
  async up({ db }) {
    await db.schema.alterTable("tokens").addColumn("public_text", "text").execute();
  },
};

import type { Migration } from "./migration.ts";

export const guidanceMigration: Migration = {
  name: "0034-guidance",
  async up({ db, json, createResource }) {
    await createResource("guidance")
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("guide_slug", "text", (column) => column.notNull())
      .addColumn("options", json, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("guidance_of_space")
      .on("guidance")
      .columns(["account_id", "space_id", "sequence"])
      .execute();
  },
};

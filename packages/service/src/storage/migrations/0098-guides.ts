import type { Migration } from "./migration.ts";

export const guidesMigration: Migration = {
  name: "0098-guides",
  async up({ db, json, createResource }) {
    await createResource("guides")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("metadata", json)
      .execute();
    await db.schema
      .createIndex("guides_by_slug")
      .on("guides")
      .unique()
      .columns(["account_id", "environment_id", "slug"])
      .execute();
    await createResource("guide_versions")
      .addColumn("guide_id", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      // Text, because the form of the blocks stays as it was sent.
      .addColumn("content", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("versions_of_guide")
      .on("guide_versions")
      .unique()
      .columns(["account_id", "guide_id", "version"])
      .execute();
  },
};

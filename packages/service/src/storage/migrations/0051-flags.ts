import type { Migration } from "./migration.ts";

export const flagsMigration: Migration = {
  name: "0051-flags",
  async up({ createResource }) {
    await createResource("flags")
      .addColumn("workbook_id", "text", (column) => column.notNull())
      .addColumn("slug", "text", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("color_hex", "text", (column) => column.notNull())
      .addUniqueConstraint("flags_have_slugs", ["workbook_id", "slug"])
      .execute();
  },
};

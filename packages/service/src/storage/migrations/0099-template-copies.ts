import type { Migration } from "./migration.ts";

export const templateCopiesMigration: Migration = {
  name: "0099-template-copies",
  async up({ db, json }) {
    await db.schema
      .createTable("template_copies")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("source_id", "text", (column) => column.notNull())
      .addColumn("copy_id", "text", (column) => column.notNull())
      .addColumn("base", json, (column) => column.notNull())
      .addPrimaryKeyConstraint("template_copies_key", ["space_id", "source_id"])
      .execute();
    for (const table of ["spaces", "documents", "guidance"]) {
      for (const name of ["created_from", "last_propagated_at"]) {
        await db.schema.alterTable(table).addColumn(name, "text").execute();
      }
    }
    await db.schema
      .createIndex("spaces_of_template")
      .on("spaces")
      .columns(["account_id", "created_from", "id"])
      .execute();
    await db.schema.createIndex("spaces_of_app").on("spaces").columns(["account_id", "app_id"]).execute();
  },
};

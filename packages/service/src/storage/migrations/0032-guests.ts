import type { Migration } from "./migration.ts";

export const guestsMigration: Migration = {
  name: "0032-guests",
  async up({ db, addSequence, json, createResource }) {
    await createResource("guests")
      .addColumn("environment_id", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("search_email", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addUniqueConstraint("guests_have_emails", ["account_id", "environment_id", "search_email"])
      .execute();
    await addSequence(db.schema.createTable("guest_spaces"))
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("guest_id", "text", (column) => column.notNull())
      .addColumn("space_id", "text", (column) => column.notNull())
      .addColumn("workbook_ids", json)
      .addColumn("sheet_ids", json)
      .addColumn("last_accessed", "text")
      .addUniqueConstraint("guests_are_in_spaces_once", ["guest_id", "space_id"])
      .execute();
    await db.schema
      .createIndex("guest_spaces_of_space")
      .on("guest_spaces")
      .columns(["account_id", "space_id"])
      .execute();
  },
};

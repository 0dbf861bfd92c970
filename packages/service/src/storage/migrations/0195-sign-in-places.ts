import type { Migration } from "./migration.ts";

export const signInPlacesMigration: Migration = {
  name: "0195-sign-in-places",
  async up({ db }) {
    await db.schema
      .createTable("sign_in_places")
      .addColumn("user_id", "text", (column) => column.notNull())
      .addColumn("place", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("sign_in_places_key", ["user_id", "place"])
      .execute();
    // Each process counts the wrong attempts for itself.
    await db.schema.dropTable("sign_in_failures").execute();
  },
};

import type { Migration } from "./migration.ts";

export const rolesMigration: Migration = {
  name: "0004-roles",
  async up({ db, json, createResource }) {
    await createResource("roles")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("permissions", json, (column) => column.notNull())
      .addUniqueConstraint("roles_have_names", ["account_id", "name"])
      .execute();
    await createResource("actor_roles")
      .addColumn("role_id", "text", (column) => column.notNull())
      .addColumn("actor_id", "text", (column) => column.notNull())
      .addColumn("resource_id", "text", (column) => column.notNull())
      .addColumn("environment_id", "text")
      .addColumn("space_id", "text")
      .addUniqueConstraint("actors_have_roles_once", ["account_id", "actor_id", "role_id", "resource_id"])
      .execute();
    await db.schema
      .createIndex("actor_roles_of_resource")
      .on("actor_roles")
      .columns(["account_id", "resource_id"])
      .execute();
  },
};

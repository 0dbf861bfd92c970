import {
  defineTable,
  json,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
} from "./define-table.ts";

export const roles = defineTable("roles", {
  columns: {
    ...resourceColumns,
    name: long(text()),
    /** A list such as `["*:read", "records:write"]`. */
    permissions: long(json()),
  },
  uniques: { roles_have_names: ["account_id", "name"] },
});
export type RoleRow = RowOf<typeof roles>;

/** A role of an actor on an account, an environment or a space. */
export const actorRoles = defineTable("actor_roles", {
  columns: {
    ...resourceColumns,
    role_id: text(),
    actor_id: personal(text(), "owner"),
    resource_id: text(),
    /** The environment of the role, or the environment of its space; empty for a role on the whole account. */
    environment_id: nullable(text()),
    /** The space of the role; empty for a role on an environment or account. */
    space_id: nullable(text()),
  },
  uniques: { actors_have_roles_once: ["account_id", "actor_id", "role_id", "resource_id"] },
  indexes: {
    actor_roles_of_resource: { columns: ["account_id", "resource_id"] },
  },
});
export type ActorRoleRow = RowOf<typeof actorRoles>;

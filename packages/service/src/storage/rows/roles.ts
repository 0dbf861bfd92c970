import type { Json, ResourceColumns } from "./columns.ts";

export interface RoleTables {
  readonly roles: RoleRow;
  readonly actor_roles: ActorRoleRow;
}

export interface RoleRow extends ResourceColumns {
  readonly name: string;
  /** A list such as `["*:read", "records:write"]`. */
  readonly permissions: Json;
}

/** A role of an actor on an account, an environment or a space. */
export interface ActorRoleRow extends ResourceColumns {
  readonly role_id: string;
  readonly actor_id: string;
  readonly resource_id: string;
  /** The environment of the role, or the environment of its space; empty for a role on the whole account. */
  readonly environment_id: string | null;
  /** The space of the role; empty for a role on an environment or account. */
  readonly space_id: string | null;
}

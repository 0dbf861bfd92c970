import type {
  ActorIdUnion,
  ActorRoleId,
  ActorRoleResponse,
  AssignActorRoleRequest,
  ResourceIdUnion,
  RoleId,
} from "@data-import/types";
import type { Selectable } from "kysely";
import type { Context } from "../context/context.ts";
import { noteAudit } from "../context/note-audit.ts";
import { requireInScope, requireWholeAccount } from "../context/require-in-scope.ts";
import { createInvalid, createNotFound, DomainError } from "../domain/errors.ts";
import { holdsPermission } from "../domain/grants.ts";
import { isWithin } from "../domain/scope.ts";
import { holdEnvironment } from "../environments/environments.ts";
import { holdSpace } from "../spaces/spaces.ts";
import { omitEmpty, readJson, writeJson } from "../storage/rows/columns.ts";
import type { ActorRoleRow } from "../storage/rows/roles.ts";
import { defaultRoles } from "./permissions.ts";
import { findNamedRoleRow, findRoleRow, listActorRoleRows, listRoleRows } from "./store.ts";

/** The parts of a context that are needed to set up a new account. */
export type Founding = Pick<Context, "db" | "now" | "newId" | "accountId">;

/** Gives a new account its roles. */
export async function createDefaultRoles({ db, now, newId, accountId }: Founding): Promise<void> {
  const rows = Object.entries(defaultRoles).map(([name, permissions]) => ({
    id: newId("role"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
    name,
    permissions: writeJson(permissions) as string,
  }));
  await db.insertInto("roles").values(rows).execute();
}

/** The place of a role: an environment, a space, or the whole account if it names neither. */
export interface RolePlace {
  readonly resourceId: string;
  readonly environmentId?: string;
  readonly spaceId?: string;
}

/** Gives an actor one of the default roles; does nothing if the actor has it already. */
export async function grantRole(
  context: Founding,
  actorId: string,
  name: string,
  place: RolePlace,
): Promise<void> {
  const role = await findNamedRoleRow(context, name);
  await insertActorRole(context, actorId, role.id, place);
}

/**
 * Gives an actor roles on the account by their names, and takes away those that were given in this way before and are not
 * named any more. Returns the ids of the roles that are given in this way; what somebody else has given is not one of them.
 */
export async function followRoles(
  context: Founding,
  actorId: string,
  { names, given }: { readonly names: readonly string[]; readonly given: readonly string[] },
): Promise<readonly string[]> {
  const { db, accountId } = context;
  const held = await db
    .selectFrom("actor_roles")
    .select("role_id")
    .where("account_id", "=", accountId)
    .where("actor_id", "=", actorId)
    .where("resource_id", "=", accountId)
    .execute();
  const others = new Set(held.map(({ role_id }) => role_id).filter((id) => !given.includes(id)));
  const wanted: string[] = [];
  for (const name of new Set(names)) {
    const { id } = await findNamedRoleRow(context, name);
    if (others.has(id)) continue;
    const { isNew } = await insertActorRole(context, actorId, id, { resourceId: accountId });
    wanted.push(id);
    const note = { action: "role:assigned", actorId, targetId: actorId, relatedId: id } as const;
    if (isNew) await noteAudit(context, note);
  }
  const gone = given.filter((id) => !wanted.includes(id));
  await db
    .deleteFrom("actor_roles")
    .where("account_id", "=", accountId)
    .where("actor_id", "=", actorId)
    .where("resource_id", "=", accountId)
    .where("role_id", "in", ["", ...gone])
    .execute();
  for (const relatedId of gone.filter((id) => held.some(({ role_id }) => role_id === id)))
    await noteAudit(context, { action: "role:removed", actorId, targetId: actorId, relatedId });
  return wanted;
}

/** Removes every role of an actor on one resource. */
export async function withdrawRoles(context: Founding, actorId: string, resourceId: string): Promise<void> {
  await context.db
    .deleteFrom("actor_roles")
    .where("account_id", "=", context.accountId)
    .where("actor_id", "=", actorId)
    .where("resource_id", "=", resourceId)
    .execute();
}

/**
 * Checks that the caller has all permissions of an actor, because it gets a token of this actor. Throws a `forbidden` if
 * one is missing.
 * @param spaceId the only space that the token is valid for
 */
export async function requireRolesOf(
  context: Context,
  actorId: string,
  spaceId: string | undefined,
): Promise<void> {
  const roles = new Map((await listRoleRows(context)).map((role) => [role.id, role]));
  for (const { role_id, resource_id, environment_id, space_id } of await listActorRoleRows(
    context,
    actorId,
  )) {
    if (spaceId !== undefined && space_id !== spaceId) continue;
    const permissions = readJson<string[]>(roles.get(role_id)?.permissions ?? null) ?? [];
    const place = { environmentId: environment_id, spaceId: space_id };
    const missing = findMissing(context, permissions, { resourceId: resource_id, ...omitEmpty(place) });
    if (missing === undefined) continue;
    throw new DomainError("permission_exceeded", {
      message: `\`${context.actor.id}\` may not act for \`${actorId}\`, who has \`${missing}\` on \`${resource_id}\`, which the caller does not have.`,
    });
  }
}

/** Assigns a role. The calling function has checked that the actor exists. */
export async function assignRole(
  context: Context,
  actorId: string,
  { roleId, resourceId }: AssignActorRoleRequest,
): Promise<ActorRoleResponse> {
  const role = await findRoleRow(context, roleId);
  if (role === undefined) throw createNotFound("role", roleId, "roleId");
  const place = await findPlace(context, resourceId);
  // Nobody can give away permissions that they do not have.
  const missing = findMissing(context, readJson<string[]>(role.permissions) ?? [], place);
  if (missing !== undefined) {
    throw new DomainError("permission_exceeded", {
      message: `\`${context.actor.id}\` may not assign this role there: it grants \`${missing}\`, which the caller does not have.`,
      key: "roleId",
    });
  }
  const { row, isNew } = await insertActorRole(context, actorId, roleId, place);
  const { environmentId, spaceId } = place;
  const note = { targetId: actorId, relatedId: roleId, environmentId, spaceId };
  if (isNew) await noteAudit(context, { action: "role:assigned", ...note });
  return toActorRole(row);
}

/** The assignments of an actor, newest first. */
export async function listActorRoles(context: Context, actorId: string): Promise<ActorRoleResponse[]> {
  return (await listActorRoleRows(context, actorId)).map(toActorRole);
}

/** Removes an assignment; throws a `not-found` if the actor has none with this id. */
export async function removeActorRole(context: Context, actorId: string, id: string): Promise<void> {
  const row = (await listActorRoleRows(context, actorId)).find((one) => one.id === id);
  const missing = () => createNotFound("role assignment", id, "actorRoleId");
  if (row === undefined) throw missing();
  if (row.environment_id === null && row.space_id === null) requireWholeAccount(context);
  requireInScope(context, { environmentId: row.environment_id, spaceId: row.space_id }, missing);
  await context.db.deleteFrom("actor_roles").where("id", "=", id).execute();
  await noteAudit(context, {
    action: "role:removed",
    targetId: actorId,
    relatedId: row.role_id,
    environmentId: row.environment_id,
    spaceId: row.space_id,
  });
}

async function insertActorRole(
  { db, now, newId, accountId }: Founding,
  actorId: string,
  roleId: string,
  { resourceId, environmentId, spaceId }: RolePlace,
): Promise<{ readonly row: Selectable<ActorRoleRow>; readonly isNew: boolean }> {
  const row = {
    id: newId("actorRole"),
    account_id: accountId,
    created_at: now,
    updated_at: now,
    role_id: roleId,
    actor_id: actorId,
    resource_id: resourceId,
    environment_id: environmentId ?? null,
    space_id: spaceId ?? null,
  };
  await db
    .insertInto("actor_roles")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "actor_id", "role_id", "resource_id"]).doNothing(),
    )
    .execute();
  const stored = await db
    .selectFrom("actor_roles")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("actor_id", "=", actorId)
    .where("role_id", "=", roleId)
    .where("resource_id", "=", resourceId)
    .executeTakeFirstOrThrow();
  return { row: stored, isNew: stored.id === row.id };
}

async function findPlace(context: Context, resourceId: string): Promise<RolePlace> {
  if (resourceId === context.accountId) return { resourceId };
  const [, kind] = resourceId.split("_");
  if (kind === "env") {
    await holdEnvironment(context, resourceId, "resourceId");
    return { resourceId, environmentId: resourceId };
  }
  if (kind === "sp") {
    const space = await holdSpace(context, resourceId, "resourceId");
    return { resourceId, environmentId: space.environment_id, spaceId: resourceId };
  }
  if (kind === "acc") throw createNotFound("account", resourceId, "resourceId");
  throw createInvalid(
    "value_not_allowed",
    "resourceId",
    `\`resourceId\` must be the id of an account, an environment or a space; it was \`${resourceId}\`.`,
  );
}

/** The first of these permissions that the caller does not have in a place. */
function findMissing(
  { actor, grants }: Context,
  permissions: readonly string[],
  place: RolePlace,
): string | undefined {
  const held = grants
    .filter(({ environmentId, spaceId }) =>
      isWithin(
        {
          wholeAccount: environmentId === null && spaceId === null && actor.environmentId === undefined,
          environmentIds: spaceId === null ? [environmentId ?? actor.environmentId ?? ""] : [],
          spaceIds: spaceId === null ? [] : [spaceId],
        },
        // Resources of the account itself are in every scope, but a role on the account is not.
        { ...place, environmentId: place.environmentId ?? "the whole account" },
      ),
    )
    .flatMap((grant) => grant.permissions);
  return permissions.find((permission) => !covers(held, permission));
}

function covers(held: readonly string[], permission: string): boolean {
  return permission === "*" ? held.includes("*") : holdsPermission(held, permission);
}

function toActorRole(row: Selectable<ActorRoleRow>): ActorRoleResponse {
  return {
    id: row.id as ActorRoleId,
    roleId: row.role_id as RoleId,
    actorId: row.actor_id as ActorIdUnion,
    resourceId: row.resource_id as ResourceIdUnion,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

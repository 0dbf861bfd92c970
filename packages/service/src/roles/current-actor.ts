import type {
  AccountId,
  ApiKeyOperation,
  CurrentActor,
  CurrentRole,
  EnvironmentId,
  SpaceId,
} from "@data-import/types";
import type { Context } from "../context/context.ts";
import { findScope } from "../domain/grants.ts";
import { refuseToken } from "../domain/refused-token.ts";
import { isWithin, type Place } from "../domain/scope.ts";
import { getSpace } from "../spaces/spaces.ts";
import type { TokenKind } from "../storage/rows/auth.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";

/** The caller, with its permissions in a space, or in at least one place. */
export async function describeCurrentActor(
  context: Context,
  spaceId: string | undefined,
): Promise<CurrentActor> {
  const { actor, accountId, db, grants } = context;
  const space = spaceId === undefined ? undefined : await getSpace(context, spaceId);
  const place = space && { environmentId: space.environment_id, spaceId: space.id };
  const token = await db
    .selectFrom("tokens")
    .select(["kind", "expires_at", "space_id", "operations"])
    .where("id", "=", context.tokenId ?? "")
    .executeTakeFirst();
  // Another process has revoked it less than a second ago.
  if (token === undefined) throw refuseToken();
  const counts = (permissions: readonly string[], own: Place) => {
    const grant = { permissions, environmentId: own.environmentId ?? null, spaceId: own.spaceId ?? null };
    const scope = findScope([grant], permissions[0] ?? "", actor);
    if (place !== undefined) return isWithin(scope, place);
    return scope.wholeAccount || scope.environmentIds.length > 0 || scope.spaceIds.length > 0;
  };
  const valid = grants.filter((grant) => counts(grant.permissions, grant));
  const roles = (await listRoles(context, token.space_id)).filter((role) =>
    counts(readJson<string[]>(role.permissions) ?? [], {
      environmentId: role.environment_id,
      spaceId: role.space_id,
    }),
  );
  return omitEmpty({
    id: actor.id,
    kind: actor.kind as CurrentActor["kind"],
    ...(await findPerson(context)),
    accountId: accountId as AccountId,
    environmentId: actor.environmentId as EnvironmentId | undefined,
    permissions: [...new Set(valid.flatMap(({ permissions }) => permissions))].sort(),
    roles: roles.map(
      ({ name, environment_id, space_id }): CurrentRole =>
        omitEmpty({
          name,
          environmentId: environment_id as EnvironmentId | null,
          spaceId: space_id as SpaceId | null,
        }),
    ),
    token: omitEmpty({
      kind: token.kind as Exclude<TokenKind, "api">,
      expiresAt: token.expires_at,
      spaceId: token.space_id as SpaceId | null,
      operations: readJson<ApiKeyOperation[]>(token.operations),
    }),
  });
}

/** @param spaceId the only space of the token; null if it is valid for all of them */
function listRoles({ db, actor, accountId }: Context, spaceId: string | null) {
  let query = db
    .selectFrom("actor_roles")
    .innerJoin("roles", "roles.id", "actor_roles.role_id")
    .select(["roles.name", "roles.permissions", "actor_roles.environment_id", "actor_roles.space_id"])
    .where("actor_roles.account_id", "=", accountId)
    .where("actor_roles.actor_id", "=", actor.id);
  if (spaceId !== null) query = query.where("actor_roles.space_id", "=", spaceId);
  return query.orderBy("actor_roles.sequence").execute();
}

async function findPerson({
  db,
  actor,
}: Context): Promise<{ readonly name?: string; readonly email?: string }> {
  const { id, kind } = actor;
  if (kind === "agent") {
    const agent = await db.selectFrom("agents").select("slug").where("id", "=", id).executeTakeFirst();
    return agent === undefined ? {} : { name: agent.slug };
  }
  if (kind !== "user" && kind !== "guest") return {};
  const person = await db
    .selectFrom(kind === "user" ? "users" : "guests")
    .select(["name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  return person ?? {};
}

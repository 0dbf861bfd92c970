import type { Actor } from "./actor.ts";
import type { Scope } from "./scope.ts";

/** What an actor may do somewhere: on the whole account where it names neither an environment nor a space. */
export interface Grant {
  /** Such as `*`, `*:read`, `records:*` and `records:write`. */
  readonly permissions: readonly string[];
  readonly environmentId: string | null;
  readonly spaceId: string | null;
}

/** Whether a list of permissions holds one, or a pattern that stands for it. */
export function holdsPermission(permissions: readonly string[], permission: string): boolean {
  const [subject = "", verb = ""] = permission.split(":");
  return permissions.some(
    (held) => held === "*" || held === permission || held === `*:${verb}` || held === `${subject}:*`,
  );
}

/** Where grants allow something. A token that is good for one environment reaches nothing outside of it. */
export function findScope(
  grants: readonly Grant[],
  permission: string,
  { environmentId }: Pick<Actor, "environmentId">,
): Scope {
  const valid = grants.filter(
    (grant) =>
      holdsPermission(grant.permissions, permission) &&
      (environmentId === undefined || grant.environmentId === null || grant.environmentId === environmentId),
  );
  const isWhole = valid.some((grant) => grant.environmentId === null && grant.spaceId === null);
  const environments = valid.flatMap((grant) =>
    grant.environmentId !== null && grant.spaceId === null ? grant.environmentId : [],
  );
  if (isWhole && environmentId !== undefined) environments.push(environmentId);
  return {
    wholeAccount: isWhole && environmentId === undefined,
    environmentIds: environments,
    spaceIds: valid.flatMap(({ spaceId }) => spaceId ?? []),
  };
}

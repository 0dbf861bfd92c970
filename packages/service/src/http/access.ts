import type { Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/errors.ts";
import { findReach, type Grant } from "../domain/grants.ts";
import type { Reach } from "../domain/reach.ts";

/** What one operation may get at on behalf of one actor. */
export interface Access {
  readonly permission: string;
  readonly reach: Reach;
  readonly sight: Reach;
}

/** Nobody, for the operations that need no token. */
export const anonymous: Principal = {
  actor: { id: "anonymous", kind: "anonymous", accountId: "" },
  grants: [],
  operations: undefined,
};

const nowhere: Reach = { wholeAccount: false, environmentIds: [], spaceIds: [] };

/** Finds out where an actor may do an operation; throws a `forbidden` where it may do it nowhere. */
export function checkAccess(route: Route, { actor, grants, operations }: Principal): Access {
  const permission = findPermission(route);
  if (permission === undefined) return { permission: "", reach: nowhere, sight: nowhere };
  const reach = findReach(grants, permission, actor);
  const isGood = isGoodFor(route, operations) && isSomewhere(reach);
  if (!isGood) {
    throw new DomainError("forbidden", {
      message: `\`${actor.id}\` may not call ${route.operationId}: it takes a role that grants \`${permission}\`.`,
    });
  }
  return { permission, reach, sight: findSight(grants, permission, actor) };
}

/** The permission that the description asks for; undefined where it asks for no token. */
function findPermission({ needsToken, operation }: Route): string | undefined {
  if (!needsToken) return undefined;
  const { "x-permission": permission } = operation as { readonly "x-permission"?: string };
  if (permission !== undefined) return permission;
  throw new Error(`The description asks for a token on ${operation.operationId}, but for no permission.`);
}

function findSight(grants: readonly Grant[], permission: string, actor: Actor): Reach {
  const reading = `${permission.split(":")[0]}:read`;
  const [reach, sight] = [permission, reading].map((one) => findReach(grants, one, actor)) as [Reach, Reach];
  return {
    wholeAccount: reach.wholeAccount || sight.wholeAccount,
    environmentIds: [...reach.environmentIds, ...sight.environmentIds],
    spaceIds: [...reach.spaceIds, ...sight.spaceIds],
  };
}

function isSomewhere({ wholeAccount, environmentIds, spaceIds }: Reach): boolean {
  return wholeAccount || environmentIds.length > 0 || spaceIds.length > 0;
}

function isGoodFor({ path, method }: Route, operations: Principal["operations"]): boolean {
  return (
    operations === undefined ||
    operations.some(
      (one) => (one.path === "*" || one.path === path) && (one.method === "*" || one.method === method),
    )
  );
}

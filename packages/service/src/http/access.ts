import type { Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/errors.ts";
import { findScope, type Grant } from "../domain/grants.ts";
import type { Scope } from "../domain/scope.ts";

/** What one operation may get at on behalf of one actor. */
export interface Access {
  readonly permission: string;
  readonly scope: Scope;
  readonly readableScope: Scope;
}

/** Nobody, for the operations that need no token. */
export const anonymous: Principal = {
  actor: { id: "anonymous", kind: "anonymous", accountId: "" },
  grants: [],
  operations: undefined,
};

const nowhere: Scope = { wholeAccount: false, environmentIds: [], spaceIds: [] };

/** Finds out where an actor may do an operation; throws a `forbidden` where it may do it nowhere. */
export function checkAccess(route: Route, { actor, grants, operations }: Principal): Access {
  const permission = findPermission(route);
  if (permission === undefined) return { permission: "", scope: nowhere, readableScope: nowhere };
  const scope = findScope(grants, permission, actor);
  const isGood = isGoodFor(route, operations) && isSomewhere(scope);
  if (!isGood) {
    throw new DomainError("forbidden", {
      message: `\`${actor.id}\` may not call ${route.operationId}: it takes a role that grants \`${permission}\`.`,
    });
  }
  return { permission, scope, readableScope: findReadableScope(grants, permission, actor) };
}

/** The permission that the description asks for; undefined where it asks for no token. */
function findPermission({ needsToken, operation }: Route): string | undefined {
  if (!needsToken) return undefined;
  const { "x-permission": permission } = operation as { readonly "x-permission"?: string };
  if (permission !== undefined) return permission;
  throw new Error(`The description asks for a token on ${operation.operationId}, but for no permission.`);
}

function findReadableScope(grants: readonly Grant[], permission: string, actor: Actor): Scope {
  const reading = `${permission.split(":")[0]}:read`;
  const [scope, readableScope] = [permission, reading].map((one) => findScope(grants, one, actor)) as [
    Scope,
    Scope,
  ];
  return {
    wholeAccount: scope.wholeAccount || readableScope.wholeAccount,
    environmentIds: [...scope.environmentIds, ...readableScope.environmentIds],
    spaceIds: [...scope.spaceIds, ...readableScope.spaceIds],
  };
}

function isSomewhere({ wholeAccount, environmentIds, spaceIds }: Scope): boolean {
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

import type { Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/errors.ts";
import { findScope, type Grant } from "../domain/grants.ts";
import type { Scope } from "../domain/scope.ts";

/** Where one actor may perform one operation. */
export interface Access {
  readonly permission: string;
  readonly scope: Scope;
  readonly readableScope: Scope;
}

/** The principal of operations that need no token. */
export const anonymous: Principal = {
  actor: { id: "anonymous", kind: "anonymous", accountId: "" },
  grants: [],
  operations: undefined,
};

/** The permission of operations that each valid token may call. */
const anyToken = "any";
const readsSpaces = "spaces:read";

const nowhere: Scope = { wholeAccount: false, environmentIds: [], spaceIds: [] };

/** The access that was found before, for principals that send more than one request. */
const found = new WeakMap<Principal, Map<Route, Access>>();

/** Finds out where an actor may perform an operation; throws a `forbidden` if it may not do so anywhere. */
export function checkAccess(route: Route, principal: Principal): Access {
  const known = found.get(principal) ?? new Map<Route, Access>();
  found.set(principal, known);
  const access = known.get(route) ?? findAccess(route, principal);
  known.set(route, access);
  return access;
}

function findAccess(route: Route, { actor, grants, operations }: Principal): Access {
  const permission = findPermission(route);
  if (permission === undefined) return { permission: "", scope: nowhere, readableScope: nowhere };
  if (permission === anyToken) {
    // It may name a space, which its caller must be able to read.
    const scope = findScope(grants, readsSpaces, actor);
    return { permission: readsSpaces, scope, readableScope: scope };
  }
  const scope = findScope(grants, permission, actor);
  const isGood = isGoodFor(route, operations) && isSomewhere(scope);
  if (!isGood) {
    throw new DomainError("permission_missing", {
      message: `\`${actor.id}\` may not call ${route.operationId}: a role must grant \`${permission}\`.`,
    });
  }
  return { permission, scope, readableScope: findReadableScope(grants, permission, actor) };
}

/** The permission that the description requires; undefined if the operation needs no token. */
function findPermission({ needsToken, operation }: Route): string | undefined {
  if (!needsToken) return undefined;
  const { "x-permission": permission } = operation as { readonly "x-permission"?: string };
  if (permission !== undefined) return permission;
  throw new Error(`The description requires a token for ${operation.operationId}, but no permission.`);
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

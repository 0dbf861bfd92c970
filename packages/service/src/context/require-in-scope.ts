import { DomainError } from "../domain/errors.ts";
import { findScope } from "../domain/grants.ts";
import { isWithin, type Place } from "../domain/scope.ts";
import type { Context } from "./context.ts";

/** A row with its environment and space. */
interface PlacedRow {
  readonly environment_id: string;
  readonly space_id?: string | null;
  readonly space_archived_at?: string | null;
}

/**
 * Throws the error of `missing` if the actor may not read the place. Throws a `forbidden` if the actor may read the place,
 * but may not perform this operation there. If its space is archived, a change is rejected at its end.
 */
export function requireInScope(context: Context, place: Place, missing: () => DomainError): void {
  if (isWithin(context.scope, place)) {
    context.enter(place);
    return;
  }
  if (!isWithin(context.readableScope, place)) throw missing();
  throw createForbidden(context);
}

/** Returns the row if it exists; throws like `requireInScope` for the place of the row. */
export function requireRowInScope<Row extends PlacedRow>(
  context: Context,
  row: Row | undefined,
  missing: () => DomainError,
): Row {
  if (row === undefined) throw missing();
  const { environment_id: environmentId, space_id: spaceId, space_archived_at: archivedAt } = row;
  requireInScope(context, { environmentId, spaceId, archivedAt }, missing);
  return row;
}

/** Throws a `forbidden` if the actor's scope is not the whole account. */
export function requireWholeAccount(context: Context): void {
  if (!context.scope.wholeAccount) throw createForbidden(context);
}

/** Throws a `forbidden` if the actor does not have a further permission at a place that it may use. */
export function requireGranted({ actor, grants }: Context, permission: string, place: Place): void {
  if (!isWithin(findScope(grants, permission, actor), place)) throw createForbidden({ actor, permission });
}

function createForbidden({ actor, permission }: Pick<Context, "actor" | "permission">): DomainError {
  return new DomainError("permission_missing", {
    message: `\`${actor.id}\` may not do this here: a role must grant \`${permission}\`.`,
  });
}

import { DomainError } from "../domain/errors.ts";
import { isWithin, type Place } from "../domain/scope.ts";
import type { Context } from "./context.ts";

/** A row that says where it is. */
interface PlacedRow {
  readonly environment_id: string;
  readonly space_id?: string | null;
}

/**
 * Throws what `missing` makes where the actor cannot even see a place, and a `forbidden` where it sees the place but may
 * not do this operation there.
 */
export function requireInScope(context: Context, place: Place, missing: () => DomainError): void {
  if (isWithin(context.scope, place)) return;
  if (!isWithin(context.readableScope, place)) throw missing();
  throw createForbidden(context);
}

/** The row that was looked for, where there is one: throws as `requireInScope` does for the place that it is in. */
export function requireRowInScope<Row extends PlacedRow>(
  context: Context,
  row: Row | undefined,
  missing: () => DomainError,
): Row {
  if (row === undefined) throw missing();
  requireInScope(context, { environmentId: row.environment_id, spaceId: row.space_id }, missing);
  return row;
}

/** Throws a `forbidden` unless the actor's rights are good for the whole account. */
export function requireWholeAccount(context: Context): void {
  if (!context.scope.wholeAccount) throw createForbidden(context);
}

function createForbidden({ actor, permission }: Context): DomainError {
  return new DomainError("forbidden", {
    message: `\`${actor.id}\` may not do this here: it takes a role that grants \`${permission}\`.`,
  });
}

import type { Context } from "../context/context.ts";
import { withinScope } from "../context/within-scope.ts";
import { DomainError } from "../domain/errors.ts";
import { getEnvironment } from "../environments/environments.ts";
import { getListedSpace } from "../spaces/spaces.ts";
import type { EventFilter } from "./store.ts";

/**
 * Throws a `not-found` if a filter names an unknown space or environment: a caller would wait for its events for ever. The
 * events of deleted spaces stay, so a place with events is known.
 */
export async function requirePlaces(
  context: Context,
  { spaceId, environmentId }: Pick<EventFilter, "spaceId" | "environmentId">,
): Promise<void> {
  if (spaceId !== undefined) {
    await requirePlace(context, "space_id", spaceId, () => getListedSpace(context, spaceId));
  }
  if (environmentId !== undefined) {
    await requirePlace(context, "environment_id", environmentId, () =>
      getEnvironment(context, environmentId),
    );
  }
}

async function requirePlace(
  context: Context,
  column: "space_id" | "environment_id",
  id: string,
  find: () => Promise<unknown>,
): Promise<void> {
  try {
    await find();
  } catch (error) {
    const isMissing = error instanceof DomainError && error.kind === "not-found";
    if (!isMissing || !(await hasEvents(context, column, id))) throw error;
  }
}

async function hasEvents(
  context: Context,
  column: "space_id" | "environment_id",
  id: string,
): Promise<boolean> {
  const row = await context.db
    .selectFrom("events")
    .select("id")
    .where("account_id", "=", context.accountId)
    .where(column, "=", id)
    .where(withinScope(context, "events"))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { clearApp, findSpaceRow, lockSpaceRow } from "./store.ts";

type Row = Selectable<SpaceRow>;

/**
 * The space of an id, within the actor's reach; throws a `not-found` that names `key` otherwise, and a `conflict` where
 * it has expired.
 */
export async function getSpace(context: Context, id: string, key = "spaceId"): Promise<Row> {
  const row = await getListedSpace(context, id, key);
  if (row.expired_at === null) return row;
  throw new DomainError("conflict", {
    message: `The space \`${id}\` expired at ${row.expired_at} and its data is deleted: it can be listed and deleted, not opened.`,
    key,
  });
}

/** The same, kept from changing until the transaction ends. */
export async function lockSpace(context: Context, id: string): Promise<Row> {
  await lockSpaceRow(context, id);
  return getSpace(context, id);
}

/** The same, also for a space that has expired. */
export async function getListedSpace(context: Context, id: string, key = "spaceId"): Promise<Row> {
  const missing = () => createNotFound("space", id, key);
  const row = await findSpaceRow(context, id);
  if (row === undefined) throw missing();
  requireInScope(context, { environmentId: row.environment_id, spaceId: row.id }, missing);
  return row;
}

/** What the events about a space, and about what is in it, have in common. */
export function describeSpace(space: Pick<Row, "id" | "environment_id" | "app_id">): NewEvent["context"] {
  return {
    environmentId: space.environment_id,
    spaceId: space.id,
    ...omitEmpty({ appId: space.app_id }),
  };
}

/** The event that tells of a space itself. */
export function createSpaceEvent(
  topic:
    | "space:created"
    | "space:updated"
    | "space:deleted"
    | "space:archived"
    | "space:unarchived"
    | "space:expired",
  space: Row,
  changed?: readonly string[],
): NewEvent {
  return {
    topic,
    domain: "space",
    payload: { name: space.name, ...(changed !== undefined && { changed }) },
    context: describeSpace(space),
    target: space.id,
  };
}

/** Lets the spaces of an app that is deleted belong to none. */
export function leaveApp(context: Context, appId: string): Promise<void> {
  return clearApp(context, appId);
}

import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { createArchived } from "../context/entered-spaces.ts";
import { type Held, holdRow, type Locked, lockRows } from "../context/lock-rows.ts";
import { describePlaces } from "../context/places.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import type { SpaceRow, SpaceView } from "../storage/rows/spaces.ts";
import { clearApp, findSpaceRow, findSpaceView } from "./store.ts";

type Row = Selectable<SpaceRow>;

/**
 * The space of an id in the actor's scope; throws a `not-found` that names `key` if there is none, and a `conflict` if it
 * has expired.
 */
export async function getSpace(context: Context, id: string, key = "spaceId"): Promise<Row> {
  return requireLiving(await getListedSpace(context, id, key), key);
}

/** The same, with the values that are looked up and counted for a space. */
export async function getSpaceView(context: Context, id: string): Promise<SpaceView> {
  return requireLiving(requireListed(context, await findSpaceView(context, id), id, "spaceId"), "spaceId");
}

/** The same, locked until the transaction ends. */
export function lockSpace(context: Context, id: string): Promise<Locked<Row>> {
  return lockRows(context, "spaces", [id], () => getSpace(context, id));
}

/** The same, for a space that gets new content: it cannot be deleted before the transaction ends. */
export function holdSpace(context: Context, id: string, key = "spaceId"): Promise<Held<Row>> {
  return holdRow(context, "spaces", id, () => getSpace(context, id, key));
}

/** The same as `lockSpace` for several spaces, also for those that have expired. */
export function lockListedSpaces(
  context: Context,
  ids: readonly string[],
  key = "spaceId",
): Promise<Locked<Row[]>> {
  return lockRows(context, "spaces", ids, async () => {
    const rows: Row[] = [];
    for (const id of ids) rows.push(await getListedSpace(context, id, key));
    return rows;
  });
}

/** The space of an id, also if it has expired; throws a `not-found` that names `key` if there is none. */
export async function getListedSpace(context: Context, id: string, key = "spaceId"): Promise<Row> {
  return requireListed(context, await findSpaceRow(context, id), id, key);
}

/** Throws a `conflict` for an archived space, in which the work has ended. */
export function requireOpen({ id, archived_at: archivedAt }: Row): void {
  if (archivedAt !== null) throw createArchived(id, archivedAt);
}

/** The common part of events about a space and its content. */
export function describeSpace(space: Row): NewEvent["context"] {
  const { id, environment_id: environmentId, name, namespace, app_id: appId } = space;
  return describePlaces({ environmentId, id, name, namespace, appId });
}

/** An event about a space itself. */
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
    attributes: { targetUpdatedAt: space.updated_at },
  };
}

/** Removes a deleted app from its spaces. */
export function leaveApp(context: Context, appId: string): Promise<void> {
  return clearApp(context, appId);
}

function requireListed<Space extends Row>(
  context: Context,
  row: Space | undefined,
  id: string,
  key: string,
): Space {
  const missing = () => createNotFound("space", id, key);
  if (row === undefined) throw missing();
  const { environment_id: environmentId, archived_at: archivedAt } = row;
  requireInScope(context, { environmentId, spaceId: row.id, archivedAt }, missing);
  return row;
}

function requireLiving<Space extends Row>(row: Space, key: string): Space {
  if (row.expired_at === null) return row;
  throw new DomainError("space_expired", {
    message: `The space \`${row.id}\` expired at ${row.expired_at} and its data was deleted: it can only be listed and deleted.`,
    key,
  });
}

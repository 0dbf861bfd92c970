import type { Selectable } from "kysely";
import type { Context, NewEvent } from "../context/context.ts";
import { requireInScope } from "../context/require-in-scope.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { omitEmpty } from "../storage/rows/columns.ts";
import type { SpaceRow } from "../storage/rows/spaces.ts";
import { clearApp, findSpaceRow, lockSpaceRow } from "./store.ts";

type Row = Selectable<SpaceRow>;

/**
 * The space of an id in the actor's scope; throws a `not-found` that names `key` if there is none, and a `conflict` if it
 * has expired.
 */
export async function getSpace(context: Context, id: string, key = "spaceId"): Promise<Row> {
  const row = await getListedSpace(context, id, key);
  if (row.expired_at === null) return row;
  throw new DomainError("conflict", {
    message: `The space \`${id}\` expired at ${row.expired_at} and its data was deleted: it can only be listed and deleted.`,
    key,
  });
}

/** The same, locked until the transaction ends. */
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

/** Throws a `conflict` for an archived space, in which the work has ended. */
export function requireOpen({ id, archived_at: archivedAt }: Row): void {
  if (archivedAt === null) return;
  const message = `The space \`${id}\` was archived at ${archivedAt}: restore it with \`unarchiveSpace\` first.`;
  throw new DomainError("conflict", { message, key: "spaceId" });
}

/** The common part of events about a space and its content. */
export function describeSpace(space: Pick<Row, "id" | "environment_id" | "app_id">): NewEvent["context"] {
  return {
    environmentId: space.environment_id,
    spaceId: space.id,
    ...omitEmpty({ appId: space.app_id }),
  };
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
  };
}

/** Removes a deleted app from its spaces. */
export function leaveApp(context: Context, appId: string): Promise<void> {
  return clearApp(context, appId);
}

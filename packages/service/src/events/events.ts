import type { Event, EventBase } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Actor, Context, NewEvent } from "../context/context.ts";
import { createNotFound } from "../domain/errors.ts";
import { requireReachable } from "../domain/reach.ts";
import { omitEmpty, readJson, writeJson } from "../storage/rows/columns.ts";
import type { EventRow } from "../storage/rows/events.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { findEventRow } from "./store.ts";

/** The members of an event that few have, and that stand together in one column. */
type Extras = Partial<
  Pick<EventBase, "attributes" | "callbackUrl" | "dataUrl" | "deletedAt" | "namespaces" | "origin">
>;

/** The row of an event, but for its place in the order. */
export type StoredEvent = Omit<Selectable<EventRow>, "sequence">;

/** What is needed to write events. */
export interface EventWriter extends Pick<Context, "db" | "now" | "newId"> {
  /** Whoever caused them; they name nobody where it is the service itself, which is `anonymous`. */
  readonly actor: Pick<Actor, "id" | "kind" | "accountId">;
}

/** Writes events into the transaction of the change that they tell of. */
export async function insertEvents(
  writer: EventWriter,
  events: readonly (NewEvent & Extras)[],
): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => toRow(writer, event));
  await writer.db.insertInto("events").values(rows).execute();
  return rows;
}

function toRow({ actor, now, newId }: EventWriter, event: NewEvent & Extras): StoredEvent {
  const {
    topic,
    domain,
    payload,
    context,
    target,
    attributes,
    callbackUrl,
    dataUrl,
    deletedAt,
    namespaces,
    origin,
    isConsequence,
  } = event;
  const extras = omitEmpty({ attributes, callbackUrl, dataUrl, deletedAt, namespaces, origin });
  return {
    id: newId("event"),
    account_id: actor.accountId,
    created_at: now,
    environment_id: context.environmentId,
    space_id: context.spaceId ?? null,
    topic,
    domain,
    payload: writeJson(payload) as string,
    context: writeJson({
      ...(actor.kind !== "anonymous" && isConsequence !== true && { actorId: actor.id }),
      ...context,
      accountId: actor.accountId,
    }) as string,
    extras: Object.keys(extras).length === 0 ? null : writeJson(extras),
    target: target ?? null,
    acknowledged_at: null,
    acknowledged_by: null,
  };
}

/** The event of an id, within the actor's reach; throws a `not-found` otherwise. */
export async function getEvent(context: Context, id: string, key = "eventId"): Promise<StoredEvent> {
  const missing = () => createNotFound("event", id, key);
  const row = requireReachable(context, await findEventRow(context, id), missing);
  const { workbookIds, sheetIds } = await findGuestLimits(context, row.space_id ?? "");
  const { workbookId, sheetId } = readJson<NewEvent["context"]>(row.context) ?? {};
  const isHidden = [
    workbookId !== undefined && workbookIds?.includes(workbookId) === false,
    sheetId !== undefined && sheetIds?.includes(sheetId) === false,
  ];
  if (isHidden.includes(true)) throw missing();
  return row;
}

/** Notes that an event was handled; the first time counts. */
export async function acknowledgeEvent(context: Context, id: string): Promise<void> {
  const event = await getEvent(context, id);
  if (event.acknowledged_at !== null) return;
  await context.db
    .updateTable("events")
    .set({ acknowledged_at: context.now, acknowledged_by: context.actor.id })
    .where("id", "=", id)
    .where("acknowledged_at", "is", null)
    .execute();
}

/** An event as the API shows it; `callbackUrl` acknowledges it unless its sender gave another. */
export function toEvent(row: StoredEvent): Event {
  const extras = readJson<Extras>(row.extras) ?? {};
  return omitEmpty({
    id: row.id,
    topic: row.topic,
    domain: row.domain,
    context: readJson(row.context),
    payload: readJson(row.payload),
    createdAt: row.created_at,
    target: row.target,
    acknowledgedAt: row.acknowledged_at,
    acknowledgedBy: row.acknowledged_by,
    callbackUrl: `/v1/events/${row.id}/ack`,
    ...extras,
  }) as unknown as Event;
}

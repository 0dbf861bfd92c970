import type { EventBase } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Actor } from "../domain/actor.ts";
import { omitEmpty, writeJson } from "../storage/rows/columns.ts";
import type { EventRow } from "../storage/rows/events.ts";
import type { Context, NewEvent } from "./context.ts";

/** The members of an event that few have, and that stand together in one column. */
export type EventExtras = Partial<
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
  events: readonly (NewEvent & EventExtras)[],
): Promise<StoredEvent[]> {
  if (events.length === 0) return [];
  const rows = events.map((event) => toRow(writer, event));
  await writer.db.insertInto("events").values(rows).execute();
  return rows;
}

function toRow({ actor, now, newId }: EventWriter, event: NewEvent & EventExtras): StoredEvent {
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

import type { EventBase } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Actor } from "../domain/actor.ts";
import { omitEmpty, writeJson } from "../storage/rows/columns.ts";
import type { EventRow } from "../storage/rows/events.ts";
import type { Context, NewEvent } from "./context.ts";

/** The members that few events have. They are stored together in one column. */
export type EventExtras = Partial<
  Pick<EventBase, "attributes" | "callbackUrl" | "dataUrl" | "deletedAt" | "namespaces" | "origin">
>;

/** The row of an event, without its sequence number. */
export type StoredEvent = Omit<Selectable<EventRow>, "sequence">;

/** The parts of a context that are needed to write events. */
export interface EventWriter extends Pick<Context, "db" | "now" | "newId"> {
  /** The actor that caused the events. If it is `anonymous`, which stands for the service, the events name no actor. */
  readonly actor: Pick<Actor, "id" | "kind" | "accountId">;
}

/** Writes events in the transaction of the change that they describe. */
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

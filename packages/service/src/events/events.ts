import type { Event } from "@data-import/types";
import type { Context, NewEvent } from "../context/context.ts";
import { requireRowInScope } from "../context/require-in-scope.ts";
import type { EventExtras } from "../context/write-events.ts";
import { createNotFound, DomainError } from "../domain/errors.ts";
import { omitEmpty, readJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import { findGuestLimits } from "../visits/visits.ts";
import { findEventRow } from "./store.ts";

/** The event of an id in the actor's scope; throws a `not-found` if there is none. */
export async function getEvent(context: Context, id: string, key = "eventId"): Promise<StoredEvent> {
  const missing = () => createNotFound("event", id, key);
  const row = requireRowInScope(context, await findEventRow(context, id), missing);
  const { workbookIds, sheetIds } = await findGuestLimits(context, row.space_id ?? "");
  const { workbookId, sheetId } = readJson<NewEvent["context"]>(row.context) ?? {};
  const isHidden = [
    workbookId !== undefined && workbookIds?.includes(workbookId) === false,
    sheetId !== undefined && sheetIds?.includes(sheetId) === false,
  ];
  if (isHidden.includes(true)) throw missing();
  return row;
}

/** Reads `after`: \`start\`, the cursor of a response, or the id of an event; throws a \`not-found\` for an unknown id, a \`gone\` if events behind it were removed. */
export async function readCursor(context: Context, after: string): Promise<number> {
  if (after === "start") return 0;
  const given = /^\d{1,15}$/.test(after) ? Number(after) : undefined;
  const position = given ?? (await getEvent(context, after, "after")).position;
  const { db, accountId } = context;
  const account = await db
    .selectFrom("accounts")
    .select("events_removed_to")
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (position < Number(account?.events_removed_to ?? 0)) {
    const message = `Events behind ${after} were removed because of their age. Begin with \`after=start\`, or without \`after\`.`;
    throw new DomainError("events_removed", { message, key: "after" });
  }
  return position;
}

/** Stores that an event was handled. Only the first acknowledgement counts. */
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

/** An event as the API shows it. The default of `callbackUrl` is where to acknowledge it. */
export function toEvent(row: StoredEvent): Event {
  const { traceparent: _, ...extras } = readJson<EventExtras>(row.extras) ?? {};
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
    callbackUrl: `v1/events/${row.id}/ack`,
    ...extras,
  }) as unknown as Event;
}

/** The trace of what caused an event. */
export function findTrace({ extras }: Pick<StoredEvent, "extras">): string | undefined {
  return readJson<EventExtras>(extras)?.traceparent;
}

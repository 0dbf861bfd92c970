import { findReceiver, noteReceiver } from "../commits/receivers.ts";
import type { Context, NewEvent } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import { isLaterPart } from "../domain/list-part.ts";
import { acknowledgeEvent, getEvent, toEvent } from "../events/events.ts";
import { type EventQuery, findStart, listEvents } from "../events/list-events.ts";
import { checkReferences } from "../references/event-references.ts";
import { getListedSpace } from "../spaces/spaces.ts";
import type { Operations } from "./handler.ts";

/** Events of the service, and events that clients send. */
export const eventHandlers = {
  createEvent: {
    short: {},
    async handle(context, { body }) {
      await checkReferences(context, { ...body.context });
      const { actor } = context;
      // The request was validated, so topic and domain are known ones. Nobody speaks for somebody else.
      const event = { ...body, context: { ...body.context, actorId: actor.id }, sentByClient: true };
      await context.emit(event as NewEvent);
      const [row] = await context.writeEvents();
      if (row === undefined) throw new Error("No event was written.");
      return { data: toEvent(row) };
    },
  },
  listEvents: {
    readsEvents: true,
    async handle(context, { query }) {
      const { rows, cursor } = await listEvents(context, query);
      if (!isLaterPart(context)) noteCaller(context, query);
      return { data: rows.map(toEvent), cursor: String(cursor) };
    },
  },
  streamEvents: {
    readsEvents: true,
    async handle(context, { query, headers }) {
      const events = { ...query, after: headers["Last-Event-ID"] ?? query.after };
      const cursor = await findStart(context, events);
      noteCaller(context, query);
      const { spaceId } = query;
      // The space may be deleted: its events stay.
      const space = spaceId && (await getListedSpace(context, spaceId).catch(ignoreMissing));
      return { cursor, events, environmentId: query.environmentId ?? (space || undefined)?.environment_id };
    },
  },
  async getEvent(context, { path: { eventId } }) {
    return { data: toEvent(await getEvent(context, eventId)) };
  },
  async acknowledgeEvent(context, { path: { eventId } }) {
    // The work in a space may have ended before a receiver has seen all of it.
    context.enterArchived();
    await acknowledgeEvent(context, eventId);
    return { data: { success: true } };
  },
} satisfies Partial<Operations>;

function ignoreMissing(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === "not-found") return undefined;
  throw error;
}

/** Lets commits wait for the caller, if it completes them. */
function noteCaller(context: Context, query: EventQuery): void {
  const receiver = findReceiver(context, query);
  if (receiver === undefined) return;
  context.afterCommit(() => noteReceiver(context.storage, new Date(context.now), receiver));
}

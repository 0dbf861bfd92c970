import type { NewEvent } from "../context/context.ts";
import { readPage } from "../domain/page.ts";
import { acknowledgeEvent, getEvent, readCursor, toEvent } from "../events/events.ts";
import { requirePlaces } from "../events/require-places.ts";
import { listEventRows } from "../events/store.ts";
import { checkReferences } from "../references/event-references.ts";
import type { Handlers } from "./handler.ts";

/** Events of the service, and events that clients send. */
export const eventHandlers = {
  async createEvent(context, { body }) {
    await checkReferences(context, { ...body.context });
    // The request was validated, so topic and domain are known ones.
    await context.emit(body as NewEvent);
    const [row] = await context.writeEvents();
    if (row === undefined) throw new Error("No event was written.");
    return { data: toEvent(row) };
  },
  async listEvents(context, { query }) {
    const { since, after, ...filter } = query;
    const page = readPage(query, { usual: 10 });
    const position = after === undefined ? undefined : await readCursor(context, after);
    const { rows, cursor } = await listEventRows(
      context,
      { ...filter, since: since === undefined ? undefined : new Date(since).toISOString(), after: position },
      page,
    );
    // A page with events proves that its places exist.
    if (rows.length === 0) await requirePlaces(context, filter);
    return { data: rows.map(toEvent), cursor: String(cursor) };
  },
  async getEvent(context, { path: { eventId } }) {
    return { data: toEvent(await getEvent(context, eventId)) };
  },
  async acknowledgeEvent(context, { path: { eventId } }) {
    await acknowledgeEvent(context, eventId);
    return { data: { success: true } };
  },
} satisfies Partial<Handlers>;

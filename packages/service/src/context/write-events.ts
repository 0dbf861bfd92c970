import type { EventBase } from "@data-import/types";
import { omitEmpty, writeJson } from "../storage/rows/columns.ts";
import type { StoredEvent } from "../storage/rows/events.ts";
import type { Context, NewEvent } from "./context.ts";

/** The members that few events have. They are stored together in one column. */
export type EventExtras = Partial<
  Pick<
    EventBase,
    | "attributes"
    | "callbackUrl"
    | "chainDepth"
    | "dataUrl"
    | "deletedAt"
    | "hooksDisabled"
    | "namespaces"
    | "origin"
    | "sentByClient"
  >
> & {
  /** The trace of what caused the event, for those who handle it. The API does not show it. */
  readonly traceparent?: string;
};

/** The events of changes to records, which `X-Disable-Hooks` is about. */
const recordTopics: ReadonlySet<string> = new Set([
  "commit:created",
  "records:created",
  "records:updated",
  "records:deleted",
]);

/** An event that gets its time when it is written, and its position then or after the commit. */
export type PendingEvent = Omit<StoredEvent, "created_at" | "position">;

/** Writes pending events, in the transaction of the changes that they describe. */
export async function insertEvents(
  { storage, db }: Pick<Context, "storage" | "db">,
  pending: readonly PendingEvent[],
  now: string,
): Promise<void> {
  const [first] = pending;
  if (first === undefined) return;
  const columns = Object.keys(first) as (keyof PendingEvent)[];
  const rows = pending.map((event) => columns.map((column) => event[column]));
  await storage.insertEvents(db, columns, rows, now);
}

/** Writes pending events of an account and gives them their positions now; returns them with their times. */
export async function placeEvents(
  context: Pick<Context, "storage" | "db">,
  pending: readonly PendingEvent[],
  now: string,
): Promise<StoredEvent[]> {
  const { storage, db } = context;
  const [first] = pending;
  if (first === undefined) return [];
  await insertEvents(context, pending, now);
  await storage.engine.placeEvents(db, first.account_id);
  const ids = pending.map(({ id }) => id);
  return db.selectFrom("events").selectAll().where("id", "in", ids).orderBy("position").execute();
}

/** The row of an event, with the depth of its chain. If its actor is `anonymous`, which stands for the service, the event names no actor. */
export function createPendingEvent(
  {
    actor,
    newId,
    disablesHooks,
    traceparent,
  }: Pick<Context, "actor" | "newId" | "disablesHooks" | "traceparent">,
  event: NewEvent & EventExtras,
  depth = 0,
): PendingEvent {
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
    sentByClient,
    isConsequence,
  } = event;
  const hooksDisabled = disablesHooks === true && recordTopics.has(topic) ? true : undefined;
  const chainDepth = depth === 0 ? undefined : depth;
  const known = {
    attributes,
    callbackUrl,
    dataUrl,
    deletedAt,
    namespaces,
    origin,
    hooksDisabled,
    sentByClient,
    chainDepth,
    traceparent,
  };
  const extras = omitEmpty(known satisfies { readonly [Name in keyof EventExtras]: unknown });
  return {
    id: newId("event"),
    account_id: actor.accountId,
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

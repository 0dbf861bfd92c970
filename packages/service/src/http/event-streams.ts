import { AsyncLocalStorage } from "node:async_hooks";
import { type HttpResponse, readToken } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import { hashToken } from "../auth/tokens.ts";
import { findReceiver, noteReceiver } from "../commits/receivers.ts";
import { type Dependencies, readFor } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import type { Slots } from "../domain/slots.ts";
import type { EventWatch } from "../events/event-watch.ts";
import { listEvents } from "../events/list-events.ts";
import type { EventStart } from "../operations/handler.ts";
import { type AccessCheck, createAccessCheck } from "./access-check.ts";
import { type Admitted, createCaller } from "./admitted.ts";
import { type EventStream, openEventStream, streamHead } from "./event-stream.ts";

/** The open streams of this process. */
export interface EventStreams {
  /** Opens a stream; throws a `too-many` if its space, its environment or its actor has too many. */
  open(admitted: Admitted, start: EventStart): HttpResponse;
  /** Ends all streams. */
  stop(): void;
}

/** How many streams this process keeps open. */
export interface StreamLimits {
  /** Those of one environment; the streams of an account that are about no environment count like those of one. */
  readonly slots: Slots;
  /** Those about one space, which many people may work in: they do not count for its environment. */
  readonly mostOfSpace: number;
  readonly mostOfActor: number;
}

/** How often the rights of the callers are checked: several times per second. */
const checkEveryMs = 250;

interface Open {
  readonly stream: EventStream;
  readonly actorId: string;
  /** The only space that it is about; undefined if there may be several. */
  readonly spaceId: string | undefined;
  readonly check: AccessCheck;
  /** Notes that the client still completes commits, if it does. */
  note(): Promise<void>;
}

export function createEventStreams(
  dependencies: Dependencies,
  watch: EventWatch,
  limits: StreamLimits,
): EventStreams {
  const { storage, clock } = dependencies;
  const open = new Set<Open>();
  // The timer outlives the request that starts it.
  const runOutside = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;

  function checkAll(): void {
    const now = performance.now();
    for (const { stream, check, note } of open) {
      stream.beat(now);
      // If the storage is not available, the next check tries again.
      note().catch(() => {});
      check.isAllowed().then(
        (isAllowed) => isAllowed || stream.end(),
        // If the storage is not available, the next check tries again.
        () => {},
      );
    }
  }

  /** Opens a stream until its end, of which there are several: the client, the server, the rights, the storage. */
  function add(
    admitted: Admitted,
    { events, environmentId: asked }: EventStart,
    start: (onEnd: () => void) => EventStream,
  ): HttpResponse {
    const { principal, reading } = admitted;
    const { call } = reading;
    const { accountId, id: actorId } = principal.actor;
    const environmentId = asked ?? principal.actor.environmentId ?? accountId;
    const spaceId = events.spaceId ?? findOnlySpace(principal);
    requireRoom(open, limits, { environmentId, actorId, spaceId });
    const leave =
      spaceId === undefined ? limits.slots.begin({ environmentId, id: actorId }) : () => undefined;
    const stream = start(() => {
      open.delete(one);
      leave();
      unwatch();
      for (const signal of signals) signal?.removeEventListener("abort", stream.end);
      if (open.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    });
    const hash = hashToken(readToken(call.headers) ?? "");
    const receiver = findReceiver({ ...principal, accountId }, events);
    const one = {
      stream,
      actorId,
      spaceId,
      check: createAccessCheck(dependencies, hash, principal),
      note: async () => receiver && noteReceiver(storage, clock(), receiver),
    };
    open.add(one);
    timer ??= runOutside(() => setInterval(checkAll, checkEveryMs)).unref();
    const unwatch = watch.watch(accountId, stream.look);
    const signals = [call.signal, call.closing];
    for (const signal of signals) {
      signal?.addEventListener("abort", stream.end, { once: true });
      if (signal?.aborted) stream.end();
    }
    return stream.reply;
  }

  return {
    open(admitted, begin) {
      const { cursor, events } = begin;
      const caller = createCaller(admitted);
      const read = (after: number, pageSize: number) =>
        readFor(dependencies, caller, admitted.route.operationId, (context) =>
          listEvents(context, { ...events, after: String(after), pageSize }),
        );
      // A response to HEAD has no reader.
      if (admitted.reading.call.method === "HEAD") return { ...streamHead, body: null };
      return add(admitted, begin, (onEnd) =>
        openEventStream({
          cursor,
          onEnd,
          read: async (after, pageSize) => (await runOutside(read, after, pageSize)).result,
        }),
      );
    },
    stop() {
      for (const { stream } of open) stream.end();
    },
  };
}

/** The only space that a token is good for, such as that of a guest; undefined if there may be several. */
function findOnlySpace({ grants }: Principal): string | undefined {
  const [first, ...others] = new Set(grants.map(({ spaceId }) => spaceId));
  return others.length === 0 ? (first ?? undefined) : undefined;
}

/** Throws a `too-many` if an actor, a space or an environment has as many open streams as it may have. */
function requireRoom(
  open: Iterable<Open>,
  { slots, mostOfSpace, mostOfActor }: StreamLimits,
  {
    environmentId,
    actorId,
    spaceId,
  }: { readonly environmentId: string; readonly actorId: string; readonly spaceId: string | undefined },
): void {
  const ofActor = [...open].filter((one) => one.actorId === actorId).length;
  if (ofActor >= mostOfActor) throw refuseStream(`The caller has ${ofActor}`);
  if (spaceId === undefined) {
    if (!slots.findRoom(environmentId))
      throw refuseStream(`The environment has ${slots.count(environmentId)}`);
    return;
  }
  const ofSpace = [...open].filter((one) => one.spaceId === spaceId).length;
  if (ofSpace >= mostOfSpace) throw refuseStream(`The space has ${ofSpace}`);
}

function refuseStream(whose: string): DomainError {
  const message = `${whose} open streams of events. Close one, or poll the list of events instead.`;
  return new DomainError("streams_limited", { message }, { retryAfter: 5 });
}

/** Whether an operation returned where a stream begins, instead of JSON. */
export function isEventStart(output: unknown): output is EventStart {
  return typeof (output as Partial<EventStart>).cursor === "number";
}

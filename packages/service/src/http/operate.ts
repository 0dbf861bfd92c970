import type { Call, Reply, RequestReading, Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Blobs } from "../blobs/blobs.ts";
import type { Context } from "../domain/context.ts";
import { DomainError } from "../domain/errors.ts";
import type { NewId } from "../domain/ids.ts";
import { insertEvents } from "../events/events.ts";
import type { Database, Storage } from "../storage/storage.ts";
import type { Access } from "./access.ts";
import { isDownload, writeDownload } from "./download.ts";
import { handlers } from "./handler-table.ts";
import type { Handler, Input, OperationId } from "./handlers.ts";
import { claimKey, keepAnswer, readIdempotencyKey } from "./idempotency.ts";

/** What every operation is done with. */
export interface Workshop {
  readonly storage: Storage;
  readonly blobs: Blobs;
  readonly newId: NewId;
  wakeJobs(): void;
}

/** A request that was read and let in. */
export interface Admitted {
  readonly route: Route;
  readonly reading: RequestReading;
  readonly principal: Principal;
  readonly access: Access;
  readonly now: Date;
}

/** Does an operation, in a transaction where it can change something. */
export async function operate(workshop: Workshop, admitted: Admitted): Promise<Reply> {
  const { route, reading } = admitted;
  // Which operation it is, the types cannot know; that there is a handler for each, they make sure of.
  const handler = handlers[route.operationId as OperationId] as Handler<OperationId>;
  const input = readInput(route, reading);
  // Reading with some operations changes something, as the description says.
  const isWritingRead = (route.operation as { readonly "x-side-effect"?: boolean })["x-side-effect"] === true;
  if (isWritingRead) refuseUnmeant(reading.call);
  if (route.method === "GET" && !isWritingRead) {
    const context = createContext(workshop, admitted, workshop.storage.db, []);
    return writeOutput(workshop, admitted, await handler(context, input));
  }
  const key = readIdempotencyKey(route, reading, admitted.principal);
  const { reply, after } = await workshop.storage.transaction(async (db) => {
    // Inside: the transaction may run more than once.
    const after: (() => void)[] = [];
    const context = createContext(workshop, admitted, db, after);
    const kept = key && (await claimKey(context, key));
    if (kept !== undefined) {
      return { reply: writeJsonReply(kept, { "idempotency-replayed": "true" }), after };
    }
    const reply = await writeOutput(workshop, admitted, await handler(context, input));
    if (key !== undefined && typeof reply.body === "string") await keepAnswer(context, key, reply.body);
    return { reply, after };
  });
  for (const work of after) work();
  return reply;
}

function createContext(
  { storage, blobs, newId, wakeJobs }: Workshop,
  { principal: { actor, grants }, access, now }: Admitted,
  db: Database,
  after: (() => void)[],
): Context {
  const context: Context = {
    actor,
    accountId: actor.accountId,
    grants,
    ...access,
    ...{ storage, blobs, newId, db, wakeJobs },
    now: now.toISOString(),
    emit: async (...events) => {
      await insertEvents(context, events);
    },
    afterCommit: (work) => {
      after.push(work);
    },
  };
  return context;
}

function readInput(route: Route, { call, params, query, json }: RequestReading): Input<OperationId> {
  const headers = route.parameters.flatMap(({ value: { in: place, name } }) => {
    const value = place === "header" ? call.headers[name.toLowerCase()] : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  // The checks against the description have made sure of the types.
  return { path: params, query, headers: Object.fromEntries(headers), body: json } as Input<OperationId>;
}

/** A browser that fetches ahead of a click, and whoever asks for headers alone, must not change anything. */
function refuseUnmeant({ headers, method }: Call): void {
  const isAhead = /\bprefetch\b/.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`);
  if (!isAhead && method === "GET") return;
  throw new DomainError("forbidden", {
    message: "This address changes something, so it can neither be fetched ahead nor asked for its headers.",
    ...(isAhead && { key: "Sec-Purpose" }),
  });
}

function writeOutput({ blobs }: Workshop, { reading }: Admitted, output: unknown): Reply | Promise<Reply> {
  if (isDownload(output)) return writeDownload(blobs, reading.call, output);
  return writeJsonReply(JSON.stringify(output));
}

function writeJsonReply(body: string, headers: Record<string, string> = {}): Reply {
  return { status: 200, headers: { "content-type": "application/json", ...headers }, body };
}

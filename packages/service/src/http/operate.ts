import type { Call, Reply, Route } from "@data-import/front";
import type { Authenticator } from "../auth/authenticator.ts";
import type { Context } from "../context/context.ts";
import { createContext, type Dependencies, readFor, transact } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import type { Handler, Input, OperationId } from "../operations/handler.ts";
import {
  changingOneSpace,
  handlers,
  ownTransactions,
  shortTransactions,
} from "../operations/handler-table.ts";
import { type Admitted, createCaller } from "./admitted.ts";
import { isDownload, writeDownload } from "./download.ts";
import { type EventStreams, isEventStart } from "./event-streams.ts";
import { type IdempotencyKey, readIdempotencyKey } from "./idempotency.ts";
import { markLasting } from "./kept-responses.ts";
import { type Ran, runOnce } from "./run-once.ts";
import { writeBody } from "./write-json.ts";
import { isWrittenFile, streamFile } from "./written-files.ts";

/** What operations need, who opens the streams of some of them, and who finds out whether a caller still has its rights. */
export interface OperateOptions extends Dependencies {
  readonly streams: EventStreams;
  readonly authenticator: Authenticator;
}

/** Runs an operation; in a transaction if it can change something. */
export async function operate(dependencies: OperateOptions, admitted: Admitted): Promise<Reply> {
  const { route, reading } = admitted;
  const changes = changesData(route);
  if (changes && route.method === "GET") refuseUnmeant(reading.call);
  const caller = createCaller(admitted);
  if (!changes) {
    const read = (context: Context) => handle(context, admitted);
    const { result, isLasting, spaceId } = await readFor(dependencies, caller, route.operationId, read);
    const reply = await writeOutput(dependencies, admitted, result);
    return isLasting ? markLasting(reply, spaceId) : reply;
  }
  if (ownTransactions.has(route.operationId)) {
    const context = createContext(dependencies, caller, dependencies.storage.db);
    return writeOutput(dependencies, admitted, await handle(context, admitted));
  }
  const key = readIdempotencyKey(route, reading, admitted.principal);
  const { output, body, isRepeated } = await change(dependencies, admitted, key);
  // After the commit, so that no other change waits for it.
  const reply = body === undefined ? await writeOutput(dependencies, admitted, output) : writeJsonReply(body);
  if (isRepeated !== true) return reply;
  return { ...reply, headers: { ...reply.headers, "idempotency-replayed": "true" } };
}

/**
 * Runs an operation that changes something, in a transaction.
 * @param key the key of the request; the work is done once for each key
 */
export function change(
  dependencies: Dependencies,
  admitted: Admitted,
  key: IdempotencyKey | undefined,
): Promise<Ran> {
  const { route } = admitted;
  const operationId = route.operationId as OperationId;
  return transact(
    dependencies,
    createCaller(admitted),
    async (context) => {
      if (key !== undefined) return runOnce(context, key, operationId, readInput(admitted));
      return { output: await handle(context, admitted) };
    },
    {
      isDeletion: route.method === "DELETE",
      isShort: isShort(admitted),
      firstLock: nameFirstLock(admitted),
      staysInSpaces: changingOneSpace.has(operationId),
    },
  );
}

/** The most bytes of a short body. */
const shortBody = 65_536;

/** Whether a request takes a few milliseconds, so that others can wait for it. One with key fields may index a sheet. */
function isShort({ route, reading: { bytes, query } }: Admitted): boolean {
  const isSmall = (bytes?.length ?? 0) <= shortBody && query["keyFields"] === undefined;
  return shortTransactions.has(route.operationId) && isSmall;
}

/** Short writes of a sheet lock its state. The account keeps requests for a sheet of another account apart. */
function nameFirstLock({ principal, reading: { params } }: Admitted): string | undefined {
  const { sheetId } = params as { readonly sheetId?: string };
  return sheetId === undefined ? undefined : `${principal.actor.accountId} ${sheetId}`;
}

/** Whether an operation can change something. Some with GET do. The description marks them. */
export function changesData({ method, operation }: Route): boolean {
  return method !== "GET" || operation["x-side-effect"] === true;
}

function handle(context: Context, admitted: Admitted): ReturnType<Handler<OperationId>> {
  // The compiler cannot know which operation it is, but it checks that every operation has a handler.
  const handler = handlers[admitted.route.operationId as OperationId] as Handler<OperationId>;
  return handler(context, readInput(admitted));
}

function readInput({ route, reading: { call, params, query, json } }: Admitted): Input<OperationId> {
  const headers = route.parameters.flatMap(({ value: { in: place, name } }) => {
    const value = place === "header" ? call.headers[name.toLowerCase()] : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  // The request was validated against the description, so the types are right.
  return { path: params, query, headers: Object.fromEntries(headers), body: json } as Input<OperationId>;
}

/** A prefetch of a browser, or a HEAD request, must not change anything. */
function refuseUnmeant({ headers, method }: Call): void {
  const isAhead = /\bprefetch\b/.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`);
  if (!isAhead && method === "GET") return;
  throw new DomainError("prefetch_forbidden", {
    message: "A request to this address changes something, so prefetch and HEAD are not allowed.",
    ...(isAhead && { key: "Sec-Purpose" }),
  });
}

async function writeOutput(options: OperateOptions, admitted: Admitted, output: unknown): Promise<Reply> {
  if (isDownload(output)) return writeDownload(options.blobs, admitted.reading.call, output);
  if (isWrittenFile(output)) return streamFile(options, admitted, output);
  if (isEventStart(output)) return options.streams.open(admitted, output);
  return writeJsonReply(await writeBody(output));
}

function writeJsonReply(body: string | Uint8Array): Reply {
  return { status: 200, headers: { "content-type": "application/json" }, body };
}

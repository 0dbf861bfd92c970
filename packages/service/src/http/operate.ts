import { type HttpRequest, type HttpResponse, nameDeprecated } from "@data-import/front";
import { chooseLanguage, type Language } from "@data-import/tables/basics";
import type { Authenticator } from "../auth/authenticator.ts";
import type { Context } from "../context/context.ts";
import {
  createContext,
  type Dependencies,
  readFor,
  type TransactOptions,
  transact,
} from "../context/dependencies.ts";
import { WrittenJson } from "../context/written-json.ts";
import { DomainError, RestFailed } from "../domain/errors.ts";
import type { Handler, Operation, OperationId, Output } from "../operations/handler.ts";
import { findOperation } from "../operations/handler-table.ts";
import { type Admitted, createCaller } from "./admitted.ts";
import { changesData } from "./changes-data.ts";
import { changeIfSame, checkInFirst, tag } from "./conditions.ts";
import { isDownload, writeDownload } from "./download.ts";
import { type EventStreams, isEventStart } from "./event-streams.ts";
import { type IdempotencyKey, readIdempotencyKey, releaseKey } from "./idempotency.ts";
import { markLasting } from "./kept-responses.ts";
import { findList, readInParts } from "./lists.ts";
import { readInput } from "./read-input.ts";
import { type Ran, runOnce, runSteps, runThenKeep } from "./run-once.ts";
import { writeBody } from "./write-json.ts";
import { isWrittenFile, streamFile, streamJson } from "./written-files.ts";

/** What operations need, who opens the streams of some of them, and who finds out whether a caller still has its rights. */
export interface OperateOptions extends Dependencies {
  readonly streams: EventStreams;
  readonly authenticator: Authenticator;
  /** A list of more bytes is read and sent in parts. The default is 8 MiB. */
  readonly listLimit?: number | undefined;
}

/** Runs an operation; in a transaction if it can change something. */
export async function operate(dependencies: OperateOptions, admitted: Admitted): Promise<HttpResponse> {
  const { route, reading } = admitted;
  const changes = changesData(route);
  if (changes && route.method === "GET") refuseUnmeant(reading.call);
  const caller = createCaller(admitted);
  if (!changes) {
    const { handle: run, readsEvents = false } = findOperation(route.operationId);
    if (readsEvents)
      await dependencies.storage.engine.placeEvents(dependencies.storage.db, caller.actor.accountId);
    const handle = (context: Context) => run(context, readInput(admitted));
    const list = findList(route);
    const read =
      list === undefined
        ? handle
        : (context: Context) => readInParts(context, list, handle, dependencies.listLimit);
    const found = await readFor(dependencies, caller, route.operationId, read);
    const { result, isLasting, spaceId, nextCursor } = found;
    const written = tag(await writeOutput(dependencies, admitted, result), admitted);
    const located =
      nextCursor === undefined
        ? written
        : { ...written, headers: { ...written.headers, "x-next-cursor": nextCursor } };
    const reply = nameDeprecated(located, route, reading.query);
    return isLasting ? markLasting(reply, spaceId) : reply;
  }
  const key = readIdempotencyKey(route, reading, admitted.principal.actor);
  const ran = await change(dependencies, admitted, key);
  const { output, body, isRepeated } = ran;
  // After the commit, so that no other change waits for it.
  const written =
    body === undefined
      ? await writeOutput(dependencies, admitted, output)
      : writeJsonResponse(body, isRepeated === true ? undefined : caller.language);
  const reply = nameDeprecated(written, route, reading.query);
  const followed = findFollowed(route.operationId, ran);
  if (isRepeated !== true && followed === undefined) return reply;
  const headers = {
    ...reply.headers,
    ...(followed !== undefined && { "preference-applied": followed }),
    ...(isRepeated === true && { "idempotency-replayed": "true" }),
  };
  return { ...reply, headers };
}

/** The preference that a response follows, which may be that of an earlier request with the same key. */
function findFollowed(operationId: string, { output, body }: Ran): string | undefined {
  const { followed } = findOperation(operationId);
  return followed?.((output ?? JSON.parse(body ?? "{}")) as Output<OperationId>);
}

/**
 * Runs an operation that changes something, in a transaction or in several.
 * @param key the key of the request; the work is done once for each key
 */
export function change(
  dependencies: Dependencies,
  admitted: Admitted,
  key: IdempotencyKey | undefined,
): Promise<Ran> {
  const { transaction = "one" } = findOperation(admitted.route.operationId);
  return transaction === "one"
    ? changeAtOnce(dependencies, admitted, key)
    : changeInParts(dependencies, admitted, transaction, key);
}

async function changeAtOnce(
  dependencies: Dependencies,
  admitted: Admitted,
  key: IdempotencyKey | undefined,
): Promise<Ran> {
  if (key === undefined) return changeInOne(dependencies, admitted, key);
  try {
    return await changeInOne(dependencies, admitted, key);
  } catch (error) {
    if (error instanceof RestFailed) {
      await transact(dependencies, createCaller(admitted), (context) => releaseKey(context, key));
    }
    throw error;
  }
}

function changeInOne(
  dependencies: Dependencies,
  admitted: Admitted,
  key: IdempotencyKey | undefined,
): Promise<Ran> {
  const { route } = admitted;
  const operation = findOperation(route.operationId);
  return transact(
    dependencies,
    createCaller(admitted),
    async (context) => {
      const handle: Handler<OperationId> = (own, input) =>
        changeIfSame(own, admitted, () => operation.handle(own, input));
      if (key !== undefined) return runOnce(context, key, { ...operation, handle }, readInput(admitted));
      return { output: await handle(context, readInput(admitted)) };
    },
    {
      isDeletion: route.method === "DELETE",
      ...describeLength(operation, admitted),
      staysInSpaces: operation.changes === "space",
    },
  );
}

/** Runs an operation that opens its transactions itself. */
async function changeInParts(
  dependencies: Dependencies,
  admitted: Admitted,
  transaction: "own" | "steps",
  key: IdempotencyKey | undefined,
): Promise<Ran> {
  const context = createContext(dependencies, createCaller(admitted), dependencies.storage.db);
  const operation = findOperation(admitted.route.operationId);
  const handle: Handler<OperationId> = (own, input) => operation.handle(checkInFirst(own, admitted), input);
  if (key === undefined) return { output: await handle(context, readInput(admitted)) };
  const run = transaction === "steps" ? runSteps : runThenKeep;
  return run(context, key, { ...operation, handle }, readInput(admitted));
}

/** The most bytes of a short body. */
const shortBodyBytes = 65_536;

/** Whether a transaction takes a few milliseconds, and what it locks first. The account keeps it apart from those of others. */
function describeLength(
  { short }: Operation<OperationId>,
  { principal, reading: { bytes, query, params } }: Admitted,
): Pick<TransactOptions, "isShort" | "firstLock"> {
  if (short === undefined || (bytes?.length ?? 0) > shortBodyBytes) return {};
  const { lock, unless } = short as Short;
  if (unless !== undefined && query[unless] !== undefined) return {};
  return {
    isShort: true,
    firstLock: lock && `${principal.actor.accountId} ${String(params[lock])}`,
  };
}

/** The parameters of any operation. */
type Short = { readonly [Name in "lock" | "unless"]?: string };

/** A prefetch of a browser, or a HEAD request, must not change anything. */
function refuseUnmeant({ headers, method }: HttpRequest): void {
  const isAhead = /\bprefetch\b/.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`);
  if (!isAhead && method === "GET") return;
  throw new DomainError("prefetch_forbidden", {
    message: "A request to this address changes something, so prefetch and HEAD are not allowed.",
    ...(isAhead && { key: "Sec-Purpose" }),
  });
}

async function writeOutput(
  options: OperateOptions,
  admitted: Admitted,
  output: unknown,
): Promise<HttpResponse> {
  const language = chooseLanguage(admitted.reading.call.headers["accept-language"]);
  if (output instanceof WrittenJson) {
    const reply = streamJson(options, admitted, output);
    return { ...reply, headers: { ...reply.headers, ...nameLanguage(language) } };
  }
  if (isDownload(output)) return writeDownload(options.blobs, admitted.reading.call, output);
  if (isWrittenFile(output)) return streamFile(options, admitted, output);
  if (isEventStart(output)) return options.streams.open(admitted, output);
  return writeJsonResponse(await writeBody(output), language);
}

/** The headers that say in which language the texts of the service are. */
function nameLanguage(language: Language): HttpResponse["headers"] {
  return { "content-language": language, vary: "Accept-Language" };
}

/** @param language undefined for what was written for an earlier request: nobody knows its language any more */
function writeJsonResponse(body: string | Uint8Array, language: Language | undefined): HttpResponse {
  const headers = {
    "content-type": "application/json",
    ...(language === undefined ? { vary: "Accept-Language" } : nameLanguage(language)),
  };
  return { status: 200, headers, body };
}

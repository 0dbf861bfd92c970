import type { Call, Reply, RequestReading, Route } from "@data-import/front";
import type { Principal } from "../auth/authenticate.ts";
import type { Context } from "../context/context.ts";
import { type Caller, createContext, type Dependencies, readFor, transact } from "../context/dependencies.ts";
import { DomainError } from "../domain/errors.ts";
import type { Handler, Input, OperationId } from "../operations/handler.ts";
import { handlers, ownTransactions, shortTransactions } from "../operations/handler-table.ts";
import type { Access } from "./access.ts";
import { isDownload, writeDownload } from "./download.ts";
import { readIdempotencyKey } from "./idempotency.ts";
import { markLasting } from "./kept-responses.ts";
import { type Ran, runOnce } from "./run-once.ts";
import { writeText } from "./write-json.ts";

/** A request that was read and authorized. */
export interface Admitted {
  readonly route: Route;
  readonly reading: RequestReading;
  readonly principal: Principal;
  readonly access: Access;
  readonly address: string | undefined;
  readonly now: Date;
}

/** Runs an operation; in a transaction if it can change something. */
export async function operate(dependencies: Dependencies, admitted: Admitted): Promise<Reply> {
  const { route, reading } = admitted;
  // The compiler cannot know which operation it is, but it checks that every operation has a handler.
  const handler = handlers[route.operationId as OperationId] as Handler<OperationId>;
  const input = readInput(route, reading);
  const changes = changesData(route);
  if (changes && route.method === "GET") refuseUnmeant(reading.call);
  const { principal, access, address, now } = admitted;
  const caller: Caller = {
    actor: principal.actor,
    address,
    grants: principal.grants,
    ...access,
    now: now.toISOString(),
  };
  if (!changes) {
    const read = (context: Context) => handler(context, input);
    const { result, isLasting } = await readFor(dependencies, caller, route.operationId, read);
    const reply = await writeOutput(dependencies, admitted, result);
    return isLasting ? markLasting(reply) : reply;
  }
  if (ownTransactions.has(route.operationId)) {
    const context = createContext(dependencies, caller, dependencies.storage.db);
    return writeOutput(dependencies, admitted, await handler(context, input));
  }
  const key = readIdempotencyKey(route, reading, principal);
  const { output, body, isRepeated } = await transact(
    dependencies,
    caller,
    async (context): Promise<Ran> => {
      if (key === undefined) return { output: await handler(context, input) };
      return runOnce(context, key, route.operationId as OperationId, input);
    },
    { isDeletion: route.method === "DELETE", isShort: isShort(admitted) },
  );
  // After the commit, so that no other change waits for it.
  const reply = body === undefined ? await writeOutput(dependencies, admitted, output) : writeJsonReply(body);
  if (isRepeated !== true) return reply;
  return { ...reply, headers: { ...reply.headers, "idempotency-replayed": "true" } };
}

/** The most bytes of a short body. */
const shortBody = 65_536;

/** Whether a request takes a few milliseconds, so that others can wait for it. */
function isShort({ route, reading: { bytes } }: Admitted): boolean {
  return shortTransactions.has(route.operationId) && (bytes?.length ?? 0) <= shortBody;
}

/** Whether an operation can change something. Some with GET do. The description marks them. */
export function changesData({ method, operation }: Route): boolean {
  return method !== "GET" || operation["x-side-effect"] === true;
}

function readInput(route: Route, { call, params, query, json }: RequestReading): Input<OperationId> {
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
  throw new DomainError("forbidden", {
    message: "A request to this address changes something, so prefetch and HEAD are not allowed.",
    ...(isAhead && { key: "Sec-Purpose" }),
  });
}

async function writeOutput({ blobs }: Dependencies, { reading }: Admitted, output: unknown): Promise<Reply> {
  if (isDownload(output)) return writeDownload(blobs, reading.call, output);
  return writeJsonReply(await writeText(output));
}

function writeJsonReply(body: string): Reply {
  return { status: 200, headers: { "content-type": "application/json" }, body };
}

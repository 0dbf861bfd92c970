import { HttpError, type HttpResponse, limitBody, readBytes } from "@data-import/front";
import type { Admission } from "../../domain/open-id.ts";
import { checkAccess } from "../../http/access.ts";
import { takesLines } from "../../http/lines.ts";
import type { AdmittedCall } from "../../http/perform.ts";
import { takesForm } from "../../http/upload.ts";
import type { FoundedAccount, NewAccount } from "../../lifecycle/create-account.ts";
import { CallerLeft } from "../../storage/waiting.ts";
import type { Backend, BackendOptions } from "../backend.ts";
import { type Connection, connectThread, type Thread } from "./connection.ts";
import { packBytes, type Request, type Response, type SentCall } from "./messages.ts";
import { createPrincipalSender } from "./principals.ts";
import { createReadyCheck } from "./ready-check.ts";
import { sendBody } from "./send-body.ts";

type Done = Extract<Response, { kind: "done" }>;
type Command = Extract<Request, { kind: "account" | "person" | "session-end" | "check" | "close" }>;
type WithoutId<Each> = Each extends Command ? Omit<Each, "id"> : never;

/**
 * The backend of another thread, where `serveBackend` runs.
 * @param failed aborted with an `HttpError` when the thread has failed: it ends all calls, and the streams of their responses
 */
export function createRemoteBackend(
  thread: Thread,
  limits: Pick<BackendOptions, "bodyLimit" | "fileLimit">,
  failed: AbortSignal = new AbortController().signal,
): Backend {
  const connection = connectThread(thread, failed);
  const { send } = connection;
  const findNumber = createPrincipalSender(send);

  async function command(request: WithoutId<Command>): Promise<Done> {
    const id = connection.createNumber();
    return connection.ask<"done">(id, { ...request, id });
  }

  async function found(account: NewAccount, isFirst: boolean): Promise<FoundedAccount | undefined> {
    return (await command({ kind: "account", account, isFirst })).account;
  }

  return {
    perform: async (admitted) =>
      endWith(failed, await performThere(connection, findNumber, limits, admitted)),
    // The other thread has explained it already.
    explain: (error) => (error instanceof HttpError ? error : undefined),
    askForColumns: (columns) => send({ kind: "columns", ask: columns }),
    forwardColumns: connection.columns.watch,
    noteReads: (reads) => send({ kind: "reads", reads }),
    forwardReads: connection.reads.watch,
    checkReady: createReadyCheck(() => command({ kind: "check" })),
    createAccount: (account) => found(account, false) as Promise<FoundedAccount>,
    createFirstAccount: (account) => found(account, true),
    admitPerson: async (person) => (await command({ kind: "person", person })).admission as Admission,
    endSession: async (hash) => void (await command({ kind: "session-end", hash })),
    watchFigures: connection.figures.watch,
    runAgents: (address) => send({ kind: "agents", address }),
    // The other thread notes its faults itself.
    noteFault: async () => {},
    close: async () => void (await command({ kind: "close" })),
  };
}

/** Has another thread perform a call. */
async function performThere(
  { send, ask, bodies, leave, createNumber }: Connection,
  findNumber: (principal: AdmittedCall["principal"]) => number,
  { bodyLimit, fileLimit }: Pick<BackendOptions, "bodyLimit" | "fileLimit">,
  { call, route, principal, address, now, traceparent }: AdmittedCall,
): Promise<HttpResponse> {
  const { method, pathname, search, headers } = call;
  const id = createNumber();
  checkAccess(route, principal);
  const isStream = takesForm(route) || takesLines(route);
  const hasBytes = !isStream && method !== "GET" && method !== "HEAD";
  // Not in the other thread, because the speed and the memory of bodies are limited here.
  const read = hasBytes
    ? await readBytes(call, limitBody(route, { bodyLimit, formLimit: fileLimit }))
    : undefined;
  if (call.signal?.aborted) throw new CallerLeft();
  const bytes = read !== undefined && read.byteLength > 0 ? packBytes(read) : undefined;
  const sent: SentCall = {
    id,
    sender: findNumber(principal),
    address,
    now,
    bytes,
    traceparent,
    call: { method, pathname, search, headers: hasBytes ? omitCoding(headers) : headers },
  };
  if (isStream) bodies.set(id, sendBody(id, call, send));
  // It stays: the body of the response may be written for as long as somebody reads it.
  call.signal?.addEventListener("abort", () => leave(id), { once: true });
  try {
    const transferred = typeof bytes === "object" ? [bytes.buffer] : [];
    return (await ask<"reply">(id, { kind: "perform", sent }, transferred)).reply;
  } finally {
    bodies.get(id)?.stop();
    bodies.delete(id);
  }
}

/** The headers of a body that is decompressed already. */
function omitCoding({
  "content-encoding": _,
  ...headers
}: SentCall["call"]["headers"]): SentCall["call"]["headers"] {
  return headers;
}

/** The same response; if its body is a stream of a thread that fails, the stream fails, too. Otherwise, nobody would end it. */
function endWith(failed: AbortSignal, reply: HttpResponse): HttpResponse {
  if (!(reply.body instanceof ReadableStream)) return reply;
  const reader = reply.body.getReader();
  let fail = (): void => {};
  const leave = (): void => failed.removeEventListener("abort", fail);
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        fail = () => controller.error(failed.reason);
        failed.addEventListener("abort", fail, { once: true });
        if (failed.aborted) fail();
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (failed.aborted) return;
        if (done) {
          leave();
          controller.close();
        } else controller.enqueue(value);
      },
      async cancel(reason) {
        leave();
        await reader.cancel(reason);
      },
    },
    // Nothing waits here that waits at the source already.
    { highWaterMark: 0 },
  );
  return { ...reply, body };
}

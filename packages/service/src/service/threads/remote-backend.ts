import { limitBody, Refusal, readBytes } from "@data-import/front";
import type { ColumnAsk } from "../../domain/column-ask.ts";
import { checkAccess } from "../../http/access.ts";
import { takesLines } from "../../http/lines.ts";
import type { AdmittedCall } from "../../http/perform.ts";
import { takesForm } from "../../http/upload.ts";
import type { FoundedAccount, NewAccount } from "../../lifecycle/create-account.ts";
import type { Backend, BackendOptions } from "../backend.ts";
import { ownBytes, type Request, type Response, type SentCall, unpackError } from "./messages.ts";
import { createPrincipalSender } from "./principals.ts";
import { type BodySender, sendBody } from "./send-body.ts";

/** A request that waits for its response from the other thread. */
interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

type Done = Extract<Response, { kind: "done" }>;
type Account = Extract<Request, { kind: "account" }>;

/** The way to another thread: a `Worker`, or a port of a channel. */
interface Thread {
  postMessage(request: Request, transferred: ArrayBuffer[]): void;
  on(event: "message", listener: (response: Response) => void): unknown;
}

/** The backend of another thread, where `serveBackend` runs. */
export function createRemoteBackend(
  thread: Thread,
  { bodyLimit, fileLimit }: Pick<BackendOptions, "bodyLimit" | "fileLimit">,
): Backend {
  const waiting = new Map<number, Waiting>();
  const bodies = new Map<number, BodySender>();
  let lastId = 0;
  let forwardColumns: (ask: ColumnAsk) => void = () => {};
  const send = (request: Request, transferred: ArrayBuffer[] = []) =>
    thread.postMessage(request, transferred);
  const findNumber = createPrincipalSender(send);

  thread.on("message", (response: Response) => {
    if (response.kind === "columns") {
      forwardColumns(response.ask);
      return;
    }
    const { id } = response;
    if (response.kind === "more") {
      bodies.get(id)?.allow(response.count);
      return;
    }
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (response.kind === "fault") waiter?.reject(unpackError(response.fault));
    else waiter?.resolve(response);
  });

  function ask<Kind extends Exclude<Response["kind"], "columns">>(
    id: number,
    request: Request,
    transferred?: ArrayBuffer[],
  ): Promise<Extract<Response, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
      send(request, transferred);
    });
  }

  async function perform({ call, route, principal, address, now }: AdmittedCall) {
    const { method, pathname, search, headers } = call;
    lastId += 1;
    const id = lastId;
    checkAccess(route, principal);
    const isStream = takesForm(route) || takesLines(route);
    const hasBytes = !isStream && method !== "GET" && method !== "HEAD";
    // Not in the other thread, because the speed and the memory of bodies are limited here.
    const read = hasBytes
      ? await readBytes(call, limitBody(route, { bodyLimit, formLimit: fileLimit }))
      : undefined;
    const bytes = read !== undefined && read.byteLength > 0 ? ownBytes(read) : undefined;
    const sent: SentCall = {
      ...{ id, sender: findNumber(principal), address, now, bytes },
      call: { method, pathname, search, headers: hasBytes ? omitCoding(headers) : headers },
    };
    if (isStream) bodies.set(id, sendBody(id, call, send));
    try {
      const request: Request = { kind: "perform", sent };
      return (await ask<"reply">(id, request, bytes && [bytes.buffer])).reply;
    } finally {
      bodies.get(id)?.stop();
      bodies.delete(id);
    }
  }

  function command(request: { kind: "check" | "close" } | Omit<Account, "id">): Promise<Done> {
    lastId += 1;
    return ask(lastId, { ...request, id: lastId });
  }

  async function found(account: NewAccount, isFirst: boolean): Promise<FoundedAccount | undefined> {
    return (await command({ kind: "account", account, isFirst })).account;
  }

  return {
    perform,
    // The other thread has explained it already.
    explain: (error) => (error instanceof Refusal ? error : undefined),
    askForColumns: (columns) => send({ kind: "columns", ask: columns }),
    forwardColumns: (forward) => {
      forwardColumns = forward;
    },
    checkReady: async () => void (await command({ kind: "check" })),
    createAccount: (account) => found(account, false) as Promise<FoundedAccount>,
    createFirstAccount: (account) => found(account, true),
    runAgents: (url) => send({ kind: "agents", url }),
    close: async () => void (await command({ kind: "close" })),
  };
}

/** The headers of a body that is decompressed already. */
function omitCoding({
  "content-encoding": _,
  ...headers
}: SentCall["call"]["headers"]): SentCall["call"]["headers"] {
  return headers;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { BodyTooLarge, type Call, joinBytes, noBytes, streamBytes } from "../exchange/call.ts";
import { Refusal } from "../request/refusal.ts";

/** Methods that the web's `Request` forbids, so that no engine could be asked with them. */
const forbidden = ["CONNECT", "TRACE", "TRACK"];

/** Reads Node's request as a call, or says why it is none. */
export function readNodeRequest(incoming: IncomingMessage, outgoing: ServerResponse): Call | Refusal {
  const { method = "GET" } = incoming;
  const address = readAddress(incoming.url ?? "/");
  if (address === undefined) {
    return new Refusal(400, [{ message: `\`${incoming.url}\` is not an address.` }]);
  }
  if (forbidden.includes(method)) {
    return new Refusal(501, [{ message: `${method} is not a method that an HTTP API can use.` }]);
  }
  return new NodeCall(incoming, outgoing, method, address);
}

/** A class, for its getter: objects that each have one of their own are slow wherever they are read. */
class NodeCall implements Call {
  readonly method: string;
  readonly pathname: string;
  readonly search: string;
  readonly headers: Call["headers"];
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  #leaving: AbortController | undefined;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    method: string,
    { pathname, search }: Pick<Call, "pathname" | "search">,
  ) {
    this.method = method;
    this.pathname = pathname;
    this.search = search;
    // Only `set-cookie` is ever a list, and no request has it.
    this.headers = incoming.headers as Call["headers"];
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get signal(): AbortSignal {
    // Most answers are there before anybody could leave.
    if (this.#leaving === undefined) {
      const leaving = new AbortController();
      this.#leaving = leaving;
      this.#outgoing.once("close", () => this.#outgoing.writableFinished || leaving.abort());
    }
    return this.#leaving.signal;
  }

  async readBody(limit: number): Promise<Uint8Array> {
    return hasBody(this) ? gatherMessage(this.#incoming, limit) : noBytes;
  }

  openBody(): AsyncIterable<Uint8Array> {
    // Whoever stops early still wants to answer, on the same socket.
    return hasBody(this) ? this.#incoming.iterator({ destroyOnReturn: false }) : streamBytes(noBytes);
  }
}

function hasBody({ headers }: Pick<Call, "headers">): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Gathers the body of Node's request: by its events, for an iterator over it costs as much as all the rest. */
function gatherMessage(incoming: IncomingMessage, limit: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const gathered: Buffer[] = [];
    let length = 0;
    const gather = (chunk: Buffer) => {
      length += chunk.byteLength;
      gathered.push(chunk);
      if (length <= limit) return;
      incoming.off("data", gather).pause();
      reject(new BodyTooLarge());
    };
    incoming.on("data", gather);
    incoming.once("end", () => resolve(joinBytes(gathered, length)));
    incoming.once("error", reject);
  });
}

/** The path and query of a request line, whose target may be a whole address; undefined where it is neither. */
function readAddress(target: string): { pathname: string; search: string } | undefined {
  if (!target.startsWith("/")) {
    const url = URL.parse(target);
    return url === null ? undefined : { pathname: url.pathname, search: url.search };
  }
  const query = target.indexOf("?");
  return query === -1
    ? { pathname: target, search: "" }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}

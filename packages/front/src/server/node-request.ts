import type { IncomingMessage, ServerResponse } from "node:http";
import { type HttpRequest, noBytes, streamBytes } from "../exchange/http.ts";
import { HttpError } from "../request/http-error.ts";
import type { BodyMemory } from "./body-memory.ts";
import type { Pace } from "./body-pace.ts";
import { gatherMessage, streamMessage } from "./read-message.ts";

/** What the bodies of a server share. */
export interface BodyControl {
  readonly memory: BodyMemory;
  readonly pace: Pace;
  /** Aborted when the server begins to stop. */
  readonly closing: AbortSignal;
}

/** Reads a request of Node as a call, or returns why it is not one. */
export function readNodeRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  control: BodyControl,
): HttpRequest | HttpError {
  const { method = "GET" } = incoming;
  const address = readAddress(incoming.url ?? "/");
  if (address === undefined) {
    return new HttpError(400, [
      { message: `\`${incoming.url}\` is not an address.`, code: "request_malformed" },
    ]);
  }
  return new NodeCall(incoming, outgoing, control, method, address);
}

/** A class because of its getter: objects with a getter of their own are slow to read. */
class NodeCall implements HttpRequest {
  readonly method: string;
  readonly pathname: string;
  readonly search: string;
  readonly headers: HttpRequest["headers"];
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #control: BodyControl;
  #held = 0;
  #leaving: AbortController | undefined;

  constructor(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    control: BodyControl,
    method: string,
    { pathname, search }: Pick<HttpRequest, "pathname" | "search">,
  ) {
    this.method = method;
    this.pathname = pathname;
    this.search = search;
    // Only `set-cookie` can be a list, and requests do not have it.
    this.headers = incoming.headers as HttpRequest["headers"];
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#control = control;
  }

  get address(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  get signal(): AbortSignal {
    // Most responses are ready before a caller could leave.
    if (this.#leaving === undefined) {
      const leaving = new AbortController();
      this.#leaving = leaving;
      const abort = () => this.#outgoing.writableFinished || leaving.abort();
      // A caller that left earlier causes no further event.
      if (this.#outgoing.closed || this.#incoming.socket.destroyed) abort();
      else this.#outgoing.once("close", abort);
    }
    return this.#leaving.signal;
  }

  get closing(): AbortSignal {
    return this.#control.closing;
  }

  async readBody(limit: number): Promise<Uint8Array> {
    if (!hasBody(this)) return noBytes;
    return gatherMessage(this.#incoming, limit, this.#control.pace, (bytes) => this.holdMemory(bytes));
  }

  openBody(): AsyncIterable<Uint8Array> {
    return hasBody(this) ? streamMessage(this.#incoming, this.#control.pace) : streamBytes(noBytes);
  }

  holdMemory(bytes: number): void {
    const { memory } = this.#control;
    memory.take(bytes, this.#held);
    if (this.#held === 0) this.#outgoing.once("close", () => memory.release(this.#held));
    this.#held += bytes;
  }
}

function hasBody({ headers }: Pick<HttpRequest, "headers">): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** The path and query of a request line, whose target may be a whole address; undefined if it is neither. */
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

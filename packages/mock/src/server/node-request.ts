import type { IncomingMessage, ServerResponse } from "node:http";
import { type Call, gatherBytes, noBytes } from "../exchange/call.ts";
import { Refusal } from "../front/refusal.ts";

/** Methods that the web's `Request` forbids, so that no engine could be asked with them. */
const forbidden = ["CONNECT", "TRACE", "TRACK"];

/** Reads Node's request as a call, or says why it is none. */
export function readNodeRequest(incoming: IncomingMessage, outgoing: ServerResponse): Call | Refusal {
  const { method = "GET", headers } = incoming;
  const address = readAddress(incoming.url ?? "/");
  if (address === undefined) {
    return new Refusal(400, [{ message: `\`${incoming.url}\` is not an address.` }]);
  }
  if (forbidden.includes(method)) {
    return new Refusal(501, [{ message: `${method} is not a method that an HTTP API can use.` }]);
  }
  let leaving: AbortController | undefined;
  return {
    method,
    ...address,
    // Only `set-cookie` is ever a list, and no request has it.
    headers: headers as Record<string, string | undefined>,
    get signal() {
      // Most answers are there before anybody could leave.
      if (leaving === undefined) {
        const controller = new AbortController();
        leaving = controller;
        outgoing.once("close", () => outgoing.writableFinished || controller.abort());
      }
      return leaving.signal;
    },
    async readBody(limit) {
      const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
      return hasBody ? gatherBytes(incoming, limit) : noBytes;
    },
  };
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

/// <reference types="node" />
import * as common from "./default.ts";
import { fetchOverHttp } from "./node-fetch.ts";

export * from "./default.ts";

/** By function, whether it is the `fetch` of Node: a program, a test or a tracer may have put another one in its place. */
const known = new WeakMap<typeof globalThis.fetch, boolean>();

function isFetchOfNode(fetch: typeof globalThis.fetch): boolean {
  const found = known.get(fetch) ?? /internal\/deps\/undici/.test(Function.prototype.toString.call(fetch));
  known.set(fetch, found);
  return found;
}

/** Whether the program has chosen how `fetch` connects, such as through a proxy. */
function hasDispatcher(init: RequestInit | undefined): boolean {
  const chosen = (globalThis as Record<symbol, object | undefined>)[Symbol.for("undici.globalDispatcher.1")];
  return (init && "dispatcher" in init) || (chosen !== undefined && chosen.constructor.name !== "Agent");
}

/**
 * The `fetch` of Node ends the process if a server closes its connection before a slow reader has read the response
 * (nodejs/undici#5360), so requests without a body, whose responses may be large, use `node:http`. They use `fetch` if it is
 * another one, as in Bun and Deno.
 */
export const systemFetch: typeof common.systemFetch = (request, init) => {
  // First, because Deno makes a stream of a body that was looked at, and sends it in pieces without a length.
  if (!isFetchOfNode(globalThis.fetch)) return common.systemFetch(request, init);
  // `fetchOverHttp` follows no redirect; those of this package do it elsewhere.
  const fits = request.body === null && request.redirect !== "follow" && /^https?:/.test(request.url);
  return fits && !hasDispatcher(init) ? fetchOverHttp(request) : common.systemFetch(request, init);
};

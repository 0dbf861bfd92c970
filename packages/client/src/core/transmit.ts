import { explainFailure, followRedirects } from "#runtime";
import { createRequest, type PreparedRequest } from "./build-request.ts";
import { readOrigin } from "./checks.ts";
import type { Next } from "./hooks.ts";
import type { Watch } from "./watch.ts";

/**
 * Creates the innermost layer of an attempt: it passes the request to `fetch` and follows redirects. Middleware can call
 * it again with the same request; the body is then made again or read from a copy.
 * @param origin the only origin that may get the token
 */
export function createTransmit(
  fetch: Next,
  prepared: PreparedRequest,
  built: Request,
  watch: Watch,
  origin: string,
): Next {
  let used = false;

  async function send(request: Request): Promise<Response> {
    watch.context.origin = readOrigin(request.url, origin);
    try {
      return await fetch(request);
    } catch (cause) {
      throw watch.explain(explainFailure(watch.context, cause, "unknown"));
    }
  }

  return async (request) => {
    watch.phase = "headers";
    let sent = request;
    if (request !== built) {
      const { url, headers } = request;
      const isOurs = headers.get("authorization") === built.headers.get("authorization");
      // Middleware may change the address; another origin must not get the token.
      if (isOurs && readOrigin(url, origin) !== origin) headers.delete("authorization");
      if (request.body) sent = request.clone();
    } else if (used) sent = createRequest(prepared, request.headers, watch.signal);
    used = true;
    return followRedirects(send, createRequest, sent, await send(sent), prepared, request === built);
  };
}

import { toResponse } from "./body.ts";
import { createRequest, readRequest } from "./build-request.ts";
import type { Received, Send } from "./exchange.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { wrapInMiddleware } from "./wrap-in-middleware.ts";

/** Creates the outermost step: the middleware around all attempts of a call, if there is any. */
export function createSendThroughMiddleware(
  { middleware = [] }: ResolvedOptions,
  sendUntilDone: Send<Received>,
): Send<Received> {
  const layers = middleware.filter(({ scope }) => scope === "call");
  if (layers.length === 0) return sendUntilDone;
  return async (call, prepared, signal) => {
    // If a function makes the body for each attempt, middleware does not get the body.
    const shown = typeof prepared.body === "function" ? { ...prepared, body: undefined } : prepared;
    const send = wrapInMiddleware(layers, call, 1, signal, async (request) => {
      const { body = shown === prepared ? undefined : prepared.body, ...again } = await readRequest(request);
      const { fetch } = prepared;
      return toResponse(await sendUntilDone(call, { ...again, body, fetch }, request.signal));
    });
    const response = await send(createRequest(shown, prepared.headers, signal));
    return { response, text: call.receive && response.ok ? undefined : await response.text() };
  };
}

import { toResponse } from "./body.ts";
import { createRequest, readRequest } from "./build-request.ts";
import type { Received, Send } from "./exchange.ts";
import type { ResolvedOptions } from "./resolve-options.ts";
import { wrapInMiddleware } from "./wrap-in-middleware.ts";

/** The outermost step: the middleware around all tries of a call, if there is any. */
export function createSendThroughMiddleware(
  { middleware = [] }: ResolvedOptions,
  sendUntilDone: Send<Received>,
): Send<Received> {
  const layers = middleware.filter(({ scope }) => scope === "call");
  if (layers.length === 0) return sendUntilDone;
  return async (call, prepared, signal) => {
    // A body that is made anew for each try is not made once more to be looked at.
    const shown = typeof prepared.body === "function" ? { ...prepared, body: undefined } : prepared;
    const send = wrapInMiddleware(layers, call, 1, signal, async (request) => {
      const { body = shown === prepared ? undefined : prepared.body, ...again } = await readRequest(request);
      return toResponse(await sendUntilDone(call, { ...again, body }, request.signal));
    });
    const response = await send(createRequest(shown, prepared.headers, signal));
    return { response, text: call.receive && response.ok ? undefined : await response.text() };
  };
}

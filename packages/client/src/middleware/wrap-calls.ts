import { toResponse } from "../core/body.ts";
import { createRequest, readRequest } from "../core/build-request.ts";
import type { Extension } from "../core/extension.ts";
import type { Middleware } from "../core/hooks.ts";
import { wrapInMiddleware } from "../core/wrap-in-middleware.ts";

/** Wraps middleware around whole calls, with all their attempts; the first layer is the outermost. */
export function wrapCalls(...layers: readonly Middleware[]): Extension {
  return {
    name: "wrapCalls",
    wrapCall:
      (sendUntilDone) =>
      async (call, prepared, signal = new AbortController().signal) => {
        // If a function makes the body for each attempt, middleware does not get the body.
        const shown = typeof prepared.body === "function" ? { ...prepared, body: undefined } : prepared;
        const send = wrapInMiddleware(layers, call, 1, signal, async (request) => {
          const { body = shown === prepared ? undefined : prepared.body, ...again } =
            await readRequest(request);
          const { fetch } = prepared;
          return toResponse(await sendUntilDone(call, { ...again, body, fetch }, request.signal));
        });
        const response = await send(createRequest(shown, prepared.headers, signal));
        return { response, text: call.receive && response.ok ? undefined : await response.text() };
      },
  };
}

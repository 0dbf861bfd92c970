import type { Exchange } from "./exchange.ts";
import type { Middleware, Next } from "./hooks.ts";

/** Puts layers of middleware around what sends a request; the first is the outermost. */
export function wrapInMiddleware(
  layers: readonly Middleware[],
  { operation, options }: Exchange,
  attempt: number,
  signal: AbortSignal,
  send: Next,
): Next {
  const { operationId } = operation;
  const { meta = {} } = options;
  return layers.reduceRight<Next>(
    (next, layer) => async (request) => layer.handle(request, next, { operationId, attempt, signal, meta }),
    send,
  );
}

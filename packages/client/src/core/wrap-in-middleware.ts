import type { Exchange } from "./exchange.ts";
import type { Middleware, Next, PackageMiddleware } from "./hooks.ts";

/** Wraps a function that sends a request in layers of middleware; the first layer is the outermost. */
export function wrapInMiddleware(
  layers: readonly (Middleware | PackageMiddleware)[],
  { operation, meta }: Exchange,
  attempt: number,
  signal: AbortSignal,
  send: Next,
): Next {
  const context = { operationId: operation.operationId, attempt, signal, meta };
  return layers.reduceRight<Next>(
    (next, layer) => async (request) => (layer.handle ? layer.handle(request, next, context) : next(request)),
    send,
  );
}

import { createFetchClient, type FetchResult } from "@data-import/client/fetch";
import { type ExampleBody, type OperationCase, writeRequestBody } from "@data-import/description";
import type { Target } from "./target.ts";

/** Calls an operation through the client with the parameters of its examples and, where it takes one, a body. */
export function callOperation(
  target: Target,
  operation: OperationCase,
  headers: Readonly<Record<string, string>> = {},
  request: ExampleBody | undefined = operation.requests[0],
): Promise<FetchResult<unknown>> {
  const client = createFetchClient(target);
  // The operation is known only at run time, so the types of its call cannot be.
  const send = client[operation.method] as unknown as (
    path: string,
    options: object,
  ) => Promise<FetchResult<unknown>>;
  return send(operation.path, {
    params: { path: operation.pathParameters, query: operation.queryParameters },
    headers,
    ...(request && { body: writeRequestBody(request) }),
  });
}

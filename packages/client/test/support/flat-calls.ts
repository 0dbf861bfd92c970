import type { Call, Client } from "@data-import/client";
import { nameMethod, toCamelCase } from "@data-import/codegen";
import { type ExampleBody, listArguments, type OperationCase } from "@data-import/spec/read";
import type { PreparedResponse } from "./server.ts";

/** Where the flat client has an operation: `spaces.update`. */
export function locateOperation(operation: OperationCase): { resource: string; name: string } {
  const { operationId, tag } = operation;
  return { resource: toCamelCase(tag), name: nameMethod(operationId, tag) };
}

/** Calls an operation with the values that the description shows, as a program would. */
export function callFlat(
  client: Client,
  operation: OperationCase,
  request: ExampleBody | undefined = operation.requests[0],
  options?: object,
): Call<unknown> {
  const { resource, name } = locateOperation(operation);
  const resources = client as unknown as Record<
    string,
    Record<string, (...given: unknown[]) => Call<unknown>>
  >;
  const method = resources[resource]?.[name];
  if (!method) throw new Error(`${operation.operationId}: the client has no ${resource}.${name}.`);
  return method(...listArguments(operation, request), options);
}

/** The answer that an example shows. */
export function prepareExample({
  status,
  contentType,
  value,
}: OperationCase["successes"][number]): PreparedResponse {
  const body = contentType === "application/json" ? JSON.stringify(value) : String(value);
  return { status, headers: { "content-type": contentType }, body };
}

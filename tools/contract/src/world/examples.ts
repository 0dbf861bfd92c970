import json from "@data-import/spec/openapi.json" with { type: "json" };
import { type Description, type OperationCase, readOperationCases } from "@data-import/spec/read";

const operations = new Map(
  readOperationCases(json as unknown as Description).map((operation) => [operation.operationId, operation]),
);

/** One operation with its examples; throws if the description has no operation with this id. */
export function findById(operationId: string): OperationCase {
  const operation = operations.get(operationId);
  if (operation === undefined) throw new Error(`The description has no operation ${operationId}.`);
  return operation;
}

/** The first example of a request. */
export function requestOf(operationId: string): object {
  const [request] = findById(operationId).requests;
  if (request === undefined) throw new Error(`${operationId} has no example of a request.`);
  return request.value as object;
}

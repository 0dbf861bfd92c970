import json from "@data-import/spec/openapi.json" with { type: "json" };
import { type Description, type OperationCase, readOperationCases } from "@data-import/spec/read";

/** The description that targets must follow. */
export const bundle: Description = json as unknown as Description;

/** All operations of the description. A new one is checked automatically. */
export const operations: readonly OperationCase[] = readOperationCases(bundle);

/** One operation by its id; throws if the description has no such operation. */
export function findById(operationId: string): OperationCase {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`The description has no operation ${operationId}.`);
  return operation;
}

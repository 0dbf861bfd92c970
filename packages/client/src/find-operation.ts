import type { OperationFacts } from "./operation-facts.ts";
import { operationTable } from "./operations.gen.ts";

const operationsByCall = new Map<string, OperationFacts>(
  Object.values<OperationFacts>(operationTable).map((facts) => [`${facts.method} ${facts.path}`, facts]),
);

/** Finds an operation by method and path (parameters in braces). Throws a TypeError if it does not exist. */
export function findOperation(method: string, path: string): OperationFacts {
  const facts = operationsByCall.get(`${method} ${path}`);
  if (facts) return facts;
  throw new TypeError(
    `${method} ${path} is not an operation of the Data Import Service. ` +
      "Pass the path as the description writes it, with parameters in braces: /spaces/{spaceId}.",
  );
}

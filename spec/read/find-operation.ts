import type { OperationCase } from "./operation-cases.ts";

/**
 * The operation that a request is for, or undefined. Paths with fixed segments come before those with parameters;
 * HEAD finds the operation of GET.
 * @param path as it is on the wire, without the base path and the query
 */
export function findOperation(
  operations: readonly OperationCase[],
  method: string,
  path: string,
): OperationCase | undefined {
  const given = path.split("/");
  const fitting = operations.filter((operation) => matches(operation.path.split("/"), given));
  const concrete = Math.min(...fitting.map(countParameters));
  const asked = method === "HEAD" ? "GET" : method;
  return fitting.find((operation) => countParameters(operation) === concrete && operation.method === asked);
}

function matches(segments: readonly string[], given: readonly string[]): boolean {
  if (segments.length !== given.length) return false;
  return segments.every((segment, position) =>
    segment.startsWith("{") ? given[position] !== "" : segment === given[position],
  );
}

function countParameters({ path }: OperationCase): number {
  return path.split("{").length;
}

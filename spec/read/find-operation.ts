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
  const fitting = indexOf(operations)
    .get(given.length)
    ?.filter(({ segments }) => matches(segments, given));
  if (fitting === undefined) return undefined;
  const concrete = Math.min(...fitting.map(({ parameters }) => parameters));
  const asked = method === "HEAD" ? "GET" : method;
  return fitting.find(({ parameters, operation }) => parameters === concrete && operation.method === asked)
    ?.operation;
}

interface Entry {
  readonly operation: OperationCase;
  readonly segments: readonly string[];
  /** The number of its parameters. */
  readonly parameters: number;
}

const indexes = new WeakMap<readonly OperationCase[], Map<number, Entry[]>>();

/** The operations by the number of their segments. Tests ask for thousands of requests, so it is made once. */
function indexOf(operations: readonly OperationCase[]): Map<number, Entry[]> {
  const known = indexes.get(operations);
  if (known !== undefined) return known;
  const index = new Map<number, Entry[]>();
  for (const operation of operations) {
    const segments = operation.path.split("/");
    const parameters = segments.filter((segment) => segment.startsWith("{")).length;
    const entries = index.get(segments.length) ?? [];
    entries.push({ operation, segments, parameters });
    index.set(segments.length, entries);
  }
  indexes.set(operations, index);
  return index;
}

function matches(segments: readonly string[], given: readonly string[]): boolean {
  return segments.every((segment, position) =>
    segment.startsWith("{") ? given[position] !== "" : segment === given[position],
  );
}

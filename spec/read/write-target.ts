import type { OperationCase } from "./operation-cases.ts";

/** The path of an operation with the values of its examples, percent-encoded. */
export function writePath({ path, pathParameters }: OperationCase): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(pathParameters[name] ?? ""));
}

/** The path and the query of an operation with the values of its examples; a list repeats its key. */
export function writeTarget(operation: OperationCase): string {
  const query = Object.entries(operation.queryParameters).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return [writePath(operation), ...(query.length > 0 ? [query.join("&")] : [])].join("?");
}

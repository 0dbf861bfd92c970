import type { Method, OperationCase } from "@data-import/spec/read";
import { bundle } from "../../src/description.ts";

/** The permission that an operation needs, such as `spaces:read`; undefined if it needs no token, or any. */
export function readPermission(operation: OperationCase): string | undefined {
  const permission = findOperationOf(operation)?.["x-permission"];
  return permission === "any" ? undefined : permission;
}

/** The topics of the events that an operation may emit. */
export function readTopics(operation: OperationCase): readonly string[] {
  return findOperationOf(operation)?.["x-emits"] ?? [];
}

/** An operation as the description has it. */
export function findOperationOf({ path, method }: OperationCase) {
  return bundle.paths[path]?.[method.toLowerCase() as Method];
}

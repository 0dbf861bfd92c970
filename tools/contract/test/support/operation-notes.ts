import type { Method, OperationCase } from "@data-import/spec/read";
import { bundle } from "../../src/description.ts";

/** The permission that an operation needs, such as `spaces:read`; undefined if it needs no token. */
export function readPermission(operation: OperationCase): string | undefined {
  return find(operation)?.["x-permission"];
}

/** The topics of the events that an operation may emit. */
export function readTopics(operation: OperationCase): readonly string[] {
  return find(operation)?.["x-emits"] ?? [];
}

function find({ path, method }: OperationCase) {
  return bundle.paths[path]?.[method.toLowerCase() as Method];
}

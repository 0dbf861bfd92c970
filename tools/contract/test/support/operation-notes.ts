import type { Method, OperationCase } from "@data-import/spec/read";
import { bundle } from "../../src/description.ts";

/** The permission that the description asks for, such as `spaces:read`; undefined where it asks for no token. */
export function readPermission(operation: OperationCase): string | undefined {
  return find(operation)?.["x-permission"];
}

/** The topics of the events that an operation may leave behind. */
export function readTopics(operation: OperationCase): readonly string[] {
  return find(operation)?.["x-emits"] ?? [];
}

function find({ path, method }: OperationCase) {
  return bundle.paths[path]?.[method.toLowerCase() as Method];
}

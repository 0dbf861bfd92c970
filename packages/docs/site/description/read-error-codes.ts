import {
  type LocatedOperation,
  listErrorCodes,
  listErrorCodesOf,
  locateOperations,
} from "@data-import/spec/read";
import { takeFirstSentence } from "../markdown/plain-text.ts";
import type { Bundle } from "./bundle.ts";
import type { ErrorCode, ReturnedError } from "./model.ts";

/** Every code of the bundle; throws if one does not say what a reader needs. */
export function readErrorCodes(bundle: Bundle): ErrorCode[] {
  const operations = locateOperations(bundle).map(({ value }) => value);
  return listErrorCodes(bundle).map((entry) => {
    for (const part of ["message", "cause", "remedy"] as const)
      if (!entry[part]?.trim()) throw new Error(`The code ${entry.code} of an error has no ${part}.`);
    const listedBy = operations.filter((operation) => operation["x-errors"]?.includes(entry.code));
    return { ...entry, listedBy: listedBy.map(({ operationId }) => operationId) };
  });
}

/** The codes that an operation can return. */
export function readReturnedErrors(bundle: Bundle, operation: LocatedOperation): ReturnedError[] {
  const own = operation.value["x-errors"] ?? [];
  return listErrorCodesOf(bundle, operation).map(({ code, status, of, cause }) => ({
    code,
    status: String(status),
    cause: takeFirstSentence(cause),
    of: own.includes(code) ? "own" : of === "every" ? "every" : "kind",
  }));
}

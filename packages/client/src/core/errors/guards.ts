import type { JobError } from "../../extras/job-error.ts";
import type { AbortedError } from "./aborted-error.ts";
import type { ApiError } from "./api-error.ts";
import { codeOf } from "./brand.ts";
import type { ConnectionError } from "./connection-error.ts";
import type { DataImportError } from "./data-import-error.ts";
import type { DecodeError } from "./decode-error.ts";
import type { TimedOutError } from "./timed-out-error.ts";

/** Whether a value is any error of this package. */
export function isDataImportError(value: unknown): value is DataImportError {
  return codeOf(value) !== undefined;
}

/** Whether the service returned a failure; if statuses are given, only with one of these. */
export function isApiError<const S extends number = number>(
  value: unknown,
  ...statuses: readonly S[]
): value is ApiError<S> {
  return (
    codeOf(value) === "api" && (statuses.length === 0 || statuses.includes((value as ApiError<S>).status))
  );
}

/** Whether no response came because the connection failed. */
export function isConnectionError(value: unknown): value is ConnectionError {
  return codeOf(value) === "connection";
}

/** Whether a time-out ended the call. */
export function isTimedOutError(value: unknown): value is TimedOutError {
  return codeOf(value) === "timeout";
}

/** Whether the caller aborted the call. */
export function isAbortedError(value: unknown): value is AbortedError {
  return codeOf(value) === "aborted";
}

/** Whether the body of a success does not match the description. */
export function isDecodeError(value: unknown): value is DecodeError {
  return codeOf(value) === "decode";
}

/** Whether a job failed or was canceled that the program waited for. */
export function isJobError(value: unknown): value is JobError {
  return codeOf(value) === "job";
}

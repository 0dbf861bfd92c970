export { AbortedError } from "./aborted-error.ts";
export { ApiError } from "./api-error.ts";
export { ConnectionError } from "./connection-error.ts";
export { DataImportError } from "./data-import-error.ts";
export { DecodeError } from "./decode-error.ts";
export {
  isAbortedError,
  isApiError,
  isConnectionError,
  isDataImportError,
  isDecodeError,
  isJobError,
  isTimedOutError,
} from "./guards.ts";
export { passingConflicts } from "./passing-conflicts.ts";
export { TimedOutError } from "./timed-out-error.ts";

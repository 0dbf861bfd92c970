export { type Client, createClient } from "./client/create-client.ts";
export {
  AbortedError,
  ApiError,
  ConnectionError,
  DataImportError,
  DecodeError,
  isAbortedError,
  isApiError,
  isConnectionError,
  isDataImportError,
  isDecodeError,
  isJobError,
  isTimedOutError,
  passingConflicts,
  TimedOutError,
} from "./core/errors/index.ts";
export type * from "./core/types.ts";
export type { EventOf, FollowOptions } from "./extras/events.ts";
export type { ExportOptions } from "./extras/export-options.ts";
export type {
  ImportDecisions,
  ImportOptions,
  ImportProgress,
  ImportResult,
  OptionValue,
} from "./extras/import-options.ts";
export type { JobError } from "./extras/job-error.ts";
export {
  type FailedRows,
  InsertAllError,
  type InsertAllOptions,
  type InsertedChunk,
  type InsertOutcome,
  type InsertProgress,
  type InsertSummary,
  isInsertAllError,
  type Row,
  type RowRange,
  type Rows,
} from "./extras/records.ts";
export type { WaitOptions } from "./extras/wait-for-job.ts";
export type {
  Download,
  DownloadOptions,
  LinesSource,
  Progress,
  SizedStream,
  UploadOptions,
  UploadSource,
} from "./files/types.ts";
export { limitConcurrency } from "./middleware/limit-concurrency.ts";
export { trace } from "./middleware/trace.ts";
export { validateResponses } from "./middleware/validate-responses.ts";
export { wrapCalls } from "./middleware/wrap-calls.ts";
export type { ItemsOptions, Page, PageCall, PageData, PagesOptions, ToArrayOptions } from "./paging/page.ts";
export type { Resources } from "./resources.gen.ts";

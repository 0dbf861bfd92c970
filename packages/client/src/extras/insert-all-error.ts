import { DataImportError, isApiError, isConnectionError, isDataImportError } from "../core/errors/index.ts";
import type { OperationFacts } from "../operation-facts.ts";
import type { RowRange } from "./rows.ts";

/** Rows that were sent in one request, which failed. */
export interface FailedRows extends RowRange {
  readonly error: unknown;
  /** Whether the rows may have been inserted all the same: `false` where the service refused or never got them. */
  readonly uncertain: boolean;
  /** The key that the request was sent with; with it the same rows can be sent again safely. */
  readonly idempotencyKey?: string;
}

/** What became of the rows until the failure. */
export interface InsertOutcome {
  /** Rows that were inserted, in order; neighbours are one range. */
  readonly inserted: readonly RowRange[];
  /** Rows whose request failed, in order. */
  readonly failed: readonly FailedRows[];
  /** The first row that was not sent. Some rows from here on may have been read from the source already. */
  readonly notSentFrom: number;
}

/** Not all rows were inserted. It says which were, which failed and which were not sent, so that nothing is lost. */
export class InsertAllError extends DataImportError implements InsertOutcome {
  override readonly name = "InsertAllError";
  readonly code = "insert-all";
  declare readonly inserted: readonly RowRange[];
  declare readonly failed: readonly FailedRows[];
  declare readonly notSentFrom: number;

  /** @param cause what ended the insert: the first failed request, an abort or an error of the source of rows */
  constructor(operation: OperationFacts, outcome: InsertOutcome, cause: unknown) {
    const { inserted, failed, notSentFrom } = outcome;
    const rows = inserted.reduce((sum, { from, to }) => sum + to - from, 0);
    const said = cause instanceof Error ? cause.message : String(cause);
    super(
      `stopped after ${rows} rows; those from ${failed[0]?.from ?? notSentFrom} on are not all inserted: ${said}`,
      { operation, attempts: isDataImportError(cause) ? cause.attempts : [], redact: (value) => value },
      cause,
      { inserted, failed, notSentFrom },
    );
  }
}

/** Whether a value is the error of an insert that did not come to its end. */
export function isInsertAllError(value: unknown): value is InsertAllError {
  return isDataImportError(value) && value.code === "insert-all";
}

/** Whether a failed request may have been carried out. */
export function isUncertain(error: unknown): boolean {
  if (isApiError(error)) return error.status >= 500 || error.status === 408;
  return !(isConnectionError(error) && error.sent === false);
}

/** Joins neighbours among ranges that are in order. */
export function joinRanges(ranges: readonly RowRange[]): RowRange[] {
  const joined: RowRange[] = [];
  for (const { from, to } of ranges) {
    const last = joined.at(-1);
    if (last?.to === from) joined[joined.length - 1] = { from: last.from, to };
    else joined.push({ from, to });
  }
  return joined;
}

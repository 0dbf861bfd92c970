import { DataImportError, isDataImportError } from "../core/errors/index.ts";
import { mayBeProcessed } from "../core/retry.ts";
import type { OperationFacts } from "../operation-facts.ts";
import type { RowRange } from "./rows.ts";

/** The rows of one failed request. */
export interface FailedRows extends RowRange {
  /** Why the request failed. */
  readonly error: unknown;
  /** Whether the rows may have been inserted: `false` if the service rejected or never received them. */
  readonly uncertain: boolean;
  /** The idempotency key of the request; with it the same rows can be sent again safely. */
  readonly idempotencyKey?: string;
}

/** The result for all rows until the failure. */
export interface InsertOutcome {
  /** Inserted rows, in order; adjacent ranges are joined. */
  readonly inserted: readonly RowRange[];
  /** Rows of failed requests, in order. */
  readonly failed: readonly FailedRows[];
  /** The first row that was not sent. Some of these rows may already have been read from the source. */
  readonly notSentFrom: number;
}

/**
 * Not all rows were inserted. The error lists the inserted, the failed and the unsent rows, so that none is lost. If the
 * caller aborted the insert, it is an aborted error, too: `isAbortedError` is true.
 */
export class InsertAllError extends DataImportError implements InsertOutcome {
  /** `AbortError` if the caller aborted the insert. */
  override readonly name: "InsertAllError" | "AbortError";
  /** Tells the errors of this package apart. */
  readonly code: "insert-all" | "aborted";
  /** The reason of the caller's signal, if the caller aborted the insert. */
  declare readonly reason?: unknown;
  /** Inserted rows, in order; adjacent ranges are joined. */
  declare readonly inserted: readonly RowRange[];
  /** Rows of failed requests, in order. */
  declare readonly failed: readonly FailedRows[];
  /** The first row that was not sent. */
  declare readonly notSentFrom: number;

  /**
   * @param cause the reason for the end: the first failed request, an abort or an error of the source of rows
   * @param aborted the signal that ended the insert
   */
  constructor(operation: OperationFacts, outcome: InsertOutcome, cause: unknown, aborted?: AbortSignal) {
    const { inserted, failed, notSentFrom } = outcome;
    const rows = inserted.reduce((sum, { from, to }) => sum + to - from, 0);
    const said = cause instanceof Error ? cause.message : String(cause);
    super(
      `stopped after ${rows} rows; not all rows from ${failed[0]?.from ?? notSentFrom} on were inserted: ${said}`,
      { operation, attempts: isDataImportError(cause) ? cause.attempts : [], redact: (value) => value },
      cause,
      { inserted, failed, notSentFrom },
      { reason: aborted?.reason },
    );
    this.name = aborted ? "AbortError" : "InsertAllError";
    this.code = aborted ? "aborted" : "insert-all";
  }
}

/** Whether a value is an InsertAllError. */
export function isInsertAllError(value: unknown): value is InsertAllError {
  return isDataImportError(value) && "notSentFrom" in value;
}

/** Whether the service may have processed a failed request, by any of its attempts. */
export function isUncertain(error: unknown): boolean {
  return !isDataImportError(error) || error.attempts.some(mayBeProcessed);
}

/** Joins adjacent ranges of a sorted list. */
export function joinRanges(ranges: readonly RowRange[]): RowRange[] {
  const joined: RowRange[] = [];
  for (const { from, to } of ranges) {
    const last = joined.at(-1);
    if (last?.to === from) joined[joined.length - 1] = { from: last.from, to };
    else joined.push({ from, to });
  }
  return joined;
}

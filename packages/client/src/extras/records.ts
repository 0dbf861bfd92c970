import type { CommitId, RecordsResponse, RecordsResponseData } from "@data-import/types";
import { chooseKey } from "../core/build-request.ts";
import type { Core } from "../core/core.ts";
import { isAbortedError } from "../core/errors/index.ts";
import type { HookedOptions } from "../core/types.ts";
import { insertRecords } from "../operations.gen.ts";
import {
  type FailedRows,
  InsertAllError,
  type InsertOutcome,
  isUncertain,
  joinRanges,
} from "./insert-all-error.ts";
import { type Chunk, createChunkReader, type RowRange, type Rows } from "./rows.ts";

export { type FailedRows, InsertAllError, type InsertOutcome, isInsertAllError } from "./insert-all-error.ts";
export type { Row, RowRange, Rows } from "./rows.ts";

/** The counts of an insert so far. */
export interface InsertProgress {
  /** Inserted rows. */
  readonly rows: number;
  /** Requests that succeeded. */
  readonly chunks: number;
  /** Rows without an error, as counted by the service. */
  readonly valid: number;
  /** Rows with at least one error; they are inserted too. */
  readonly error: number;
}

/** The result of an insert. */
export interface InsertSummary extends InsertProgress {
  /** One commit for each chunk, in the order of the rows. */
  readonly commitIds: readonly CommitId[];
}

/** The rows that one request inserted, and its response. */
export interface InsertedChunk extends RowRange {
  /** The response of the service, with the records. */
  readonly data: RecordsResponseData;
}

/** How to send the rows. */
export interface InsertAllOptions extends Omit<HookedOptions, "idempotencyKey"> {
  /** Rows in one request. The default is 5,000. */
  chunkSize?: number | undefined;
  /** Requests at a time. The default is 2. With 1 the sheet keeps the order of the rows. */
  concurrency?: number | undefined;
  /** Called after each chunk. */
  onProgress?: ((progress: InsertProgress) => void) | undefined;
  /** Called with each chunk and its response, which has its records. Without it, the responses have no records. */
  onChunk?: ((chunk: InsertedChunk) => void) | undefined;
  /**
   * Each chunk has its own `Idempotency-Key`, so that it can be retried after any temporary failure. With your own text,
   * the same for the same rows and `chunkSize`, you can even repeat the whole insert. `false` sends no keys: then a chunk
   * is retried only if the service cannot have processed it.
   */
  idempotency?: boolean | string | undefined;
}

/**
 * Inserts any number of rows in chunks. At most `chunkSize × (concurrency + 1)` rows are in memory; new ones are read
 * when there is room for them. After a failure it reads no more rows, waits for the running requests and throws an
 * {@link InsertAllError}, which has the result for each row.
 */
export async function insertAll(
  core: Core,
  sheetId: string,
  rows: Rows,
  options: InsertAllOptions = {},
): Promise<InsertSummary> {
  const { chunkSize = 5_000, concurrency = 2, onProgress, onChunk, idempotency, ...call } = options;
  checkCount("chunkSize", chunkSize);
  checkCount("concurrency", concurrency);
  const prefix = chooseKey(true, typeof idempotency === "string" ? idempotency : undefined);
  const halt = new AbortController();
  const reader = createChunkReader(rows, chunkSize, halt.signal);
  const inserted: (RowRange & { commitId: CommitId | undefined })[] = [];
  const failed: FailedRows[] = [];
  let progress: InsertProgress = { rows: 0, chunks: 0, valid: 0, error: 0 };
  let notSentFrom = 0;
  let stopped: { cause: unknown } | undefined;
  const stop = (cause: unknown) => {
    stopped ??= { cause };
    halt.abort(cause);
  };
  if (call.signal?.aborted) stop(call.signal.reason);
  call.signal?.addEventListener("abort", () => stop(call.signal?.reason), { signal: halt.signal });

  async function send({ from, to, records }: Chunk): Promise<void> {
    notSentFrom = to;
    const key = `${prefix}-${from}-${to}`;
    // Headers of the caller come later and win, in any spelling.
    const headers = { ...(!onChunk && { prefer: "return=minimal" }), ...call.headers };
    const keyed =
      idempotency === false
        ? { headers: { ...headers, "idempotency-key": null } }
        : { headers, idempotencyKey: key };
    let data: RecordsResponseData;
    let uncertain = true;
    try {
      const input = { path: { sheetId }, body: records };
      ({ data } = await core.send<RecordsResponse>(insertRecords, input, { ...call, ...keyed }));
      uncertain = data.success;
      if (!data.success) throw new Error("The service responded that it did not insert the records.");
      inserted.push({ from, to, commitId: data.commitId });
      progress = addChunk(progress, to - from, data);
    } catch (error) {
      failed.push({
        from,
        to,
        error,
        uncertain: uncertain && isUncertain(error),
        ...(idempotency !== false && { idempotencyKey: key }),
      });
      return stop(error);
    }
    try {
      onChunk?.({ from, to, data });
      onProgress?.(progress);
    } catch (error) {
      stop(error);
    }
  }

  await sendChunks(reader, concurrency, send, () => stopped !== undefined, stop);
  halt.abort();
  const inOrder = (a: RowRange, b: RowRange) => a.from - b.from;
  inserted.sort(inOrder);
  if (stopped) {
    const outcome = { inserted: joinRanges(inserted), failed: failed.sort(inOrder), notSentFrom };
    throw createFailure(outcome, stopped.cause, call.signal);
  }
  return { ...progress, commitIds: inserted.flatMap(({ commitId }) => commitId ?? []) };
}

/**
 * Sends chunks until there are no more, or until the insert has stopped; resolves when no request runs.
 * @param send never rejects
 * @param stop called with an error of the rows
 */
async function sendChunks(
  reader: ReturnType<typeof createChunkReader>,
  concurrency: number,
  send: (chunk: Chunk) => Promise<void>,
  hasStopped: () => boolean,
  stop: (cause: unknown) => void,
): Promise<void> {
  const running = new Set<Promise<void>>();
  try {
    while (!hasStopped()) {
      const chunk = await reader.read();
      // The next chunk is read while other requests run; it waits here until one of them ends.
      while (running.size >= concurrency) await Promise.race(running);
      if (!chunk || hasStopped()) break;
      const sending = send(chunk).finally(() => running.delete(sending));
      running.add(sending);
    }
  } catch (error) {
    stop(error);
  }
  reader.close();
  await Promise.all(running);
}

function addChunk(progress: InsertProgress, rows: number, { counts }: RecordsResponseData): InsertProgress {
  const { valid = 0, error = 0 } = counts ?? {};
  return {
    rows: progress.rows + rows,
    chunks: progress.chunks + 1,
    valid: progress.valid + valid,
    error: progress.error + error,
  };
}

function createFailure(
  outcome: InsertOutcome,
  cause: unknown,
  signal: AbortSignal | undefined,
): InsertAllError {
  const isAborted = isAbortedError(cause) || (signal?.aborted && cause === signal.reason);
  return new InsertAllError(insertRecords, outcome, cause, isAborted ? signal : undefined);
}

function checkCount(name: string, value: number): void {
  if (!(Number.isInteger(value) && value > 0)) {
    throw new TypeError(`insertAll: ${name} is ${value}, but must be a whole number above 0.`);
  }
}

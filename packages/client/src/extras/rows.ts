import type { CellData, CellValueUnion, RecordData } from "@data-import/types";

/** A row to insert: for each field its value, or a cell with its own messages. Fields that are `undefined` stay empty. */
export type Row = Readonly<{ [field: string]: CellValueUnion | CellData | undefined }>;

/** The source of rows: a list, a generator or the stream of a parser. */
export type Rows = Iterable<Row> | AsyncIterable<Row>;

/** Consecutive rows, counted from 0; `to` is the first row after the range. */
export interface RowRange {
  /** The first row. */
  readonly from: number;
  /** The first row after the range. */
  readonly to: number;
}

/** The rows of one request. */
export interface Chunk extends RowRange {
  readonly records: RecordData[];
}

/** Reads rows from their source, one chunk at a time. */
export interface ChunkReader {
  /** The next chunk, or `undefined` if no rows are left. Rejects as soon as the signal aborts. */
  read(): Promise<Chunk | undefined>;
  /** Closes the source, because no more rows are needed. */
  close(): void;
}

/** Reads chunks of `size` rows; the last one may be shorter. */
export function createChunkReader(rows: Rows, size: number, signal: AbortSignal): ChunkReader {
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let position = 0;
  let ended = false;
  // A slow source must not delay an abort. One listener is for all rows: a race for each row would use more memory.
  let giveUp: (reason: unknown) => void = () => {};
  signal.addEventListener("abort", () => giveUp(signal.reason), { once: true });

  async function read(): Promise<Chunk | undefined> {
    const from = position;
    const records: RecordData[] = [];
    while (!ended && records.length < size) {
      signal.throwIfAborted();
      const next = iterator.next();
      const step = "then" in next ? await orAbort(next) : next;
      if (step.done) ended = true;
      else records.push(writeRecord(step.value));
    }
    position += records.length;
    return records.length > 0 ? { from, to: position, records } : undefined;
  }

  const orAbort = (next: Promise<IteratorResult<Row>>) =>
    new Promise<IteratorResult<Row>>((resolve, reject) => {
      giveUp = reject;
      next.then(resolve, reject);
    });

  const close = () => {
    if (!ended) Promise.resolve(iterator.return?.()).catch(() => {});
    ended = true;
  };
  return { read, close };
}

/** The record of a row: plain values become cells. */
export function writeRecord(row: Row): RecordData {
  const record: RecordData = {};
  for (const field of Object.keys(row)) {
    const value = row[field];
    if (value === undefined) continue;
    record[field] = isCell(value) ? value : { value };
  }
  return record;
}

function isCell(value: CellValueUnion | CellData): value is CellData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

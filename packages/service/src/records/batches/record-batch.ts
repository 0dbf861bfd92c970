import type { RecordData } from "@data-import/types";

/** The keys of the cells of a record, in their order. Records with the same keys share one object. */
export interface RecordShape {
  readonly keys: readonly string[];
}

/**
 * Records of a request that follow the description, before the sheet checks them. Nearly all have plain values. Their
 * literals are texts without an escape, `true`, `false`, `null`, and numbers as JavaScript writes them, without an
 * exponent: such a literal is stored and returned as it is.
 */
export interface RecordBatch {
  readonly count: number;
  /** By record; undefined if it is in `data`. */
  readonly shapes: readonly (RecordShape | undefined)[];
  /**
   * One of the values of all records with a shape, counted one after the other, as JSON. Undefined if the record is not
   * as plain as its shape says: then `readData` gives it.
   */
  getLiteral(index: number): string | undefined;
  /** A record, by index, one of whose literals is undefined. Absent if none is. */
  readonly readData?: (index: number) => RecordData;
  /** The other records, by index: with messages, lists, escapes or unusual numbers. */
  readonly data: ReadonlyMap<number, RecordData>;
  /**
   * The text that a value of a record was made of, if it was read in a guessed way; undefined for other values. Absent if
   * no value is.
   */
  readonly readText?: (index: number, key: string) => string | undefined;
  /** Set if the batch was read from lines. */
  readonly lines?: BatchLines;
}

/** The lines of a batch. */
export interface BatchLines {
  /** The number of the line of a record. */
  findNumber(index: number): number;
  /** Why the line after the last record is not a record; undefined if there is no such line. */
  readonly fault: Error | undefined;
}

/** Records that were parsed and validated. */
export function batchData(records: readonly RecordData[]): RecordBatch {
  return {
    count: records.length,
    shapes: new Array<undefined>(records.length).fill(undefined),
    getLiteral: () => "null",
    data: new Map(records.entries()),
  };
}

/** Rows of texts, such as those of a CSV file. Empty and missing texts stay empty. */
export function batchTexts(
  keys: readonly string[],
  rows: readonly (readonly (string | undefined)[])[],
): RecordBatch {
  const shape = { keys };
  const shapes: (RecordShape | undefined)[] = [];
  const literals: string[] = [];
  const data = new Map<number, RecordData>();
  for (const [index, row] of rows.entries()) {
    const isPlain = writeLiterals(row, keys.length, literals);
    shapes.push(isPlain ? shape : undefined);
    if (isPlain) continue;
    const cells = keys.flatMap((key, place) => (row[place] ? [[key, { value: row[place] }] as const] : []));
    data.set(index, Object.fromEntries(cells));
  }
  return { count: rows.length, shapes, getLiteral: (index) => literals[index] ?? "null", data };
}

/** Adds the literals of a row, and returns true; adds none and returns false if one of them needs an escape. */
function writeLiterals(row: readonly (string | undefined)[], width: number, into: string[]): boolean {
  const start = into.length;
  for (let place = 0; place < width; place += 1) {
    const text = row[place];
    const literal = text ? JSON.stringify(text) : "null";
    if (text && literal.length > text.length + 2) {
      into.length = start;
      return false;
    }
    into.push(literal);
  }
  return true;
}

/** The records of a batch as if they had been parsed. */
export function listData(batch: RecordBatch): RecordData[] {
  let next = 0;
  return batch.shapes.map((shape, index) => {
    if (shape === undefined) return batch.data.get(index) ?? {};
    next += shape.keys.length;
    return readShaped(shape, batch, next - shape.keys.length, index);
  });
}

/** A record with a shape as if it had been parsed. Its literals begin at `start`. */
export function readShaped(
  { keys }: RecordShape,
  batch: Pick<RecordBatch, "getLiteral" | "readData">,
  start: number,
  index: number,
): RecordData {
  const literals = keys.map((_, place) => batch.getLiteral(start + place));
  if (batch.readData !== undefined && literals.includes(undefined)) return batch.readData(index);
  return Object.fromEntries(
    keys.map((key, place) => [key, { value: JSON.parse(literals[place] ?? "null") }]),
  );
}

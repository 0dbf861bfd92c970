/** The cells of a row as text; an empty cell is empty text, or missing at the end. */
export type Row = readonly string[];

/** A column of a table that was read. */
export interface Column {
  /** Unlike the keys of the other columns, in whatever case. */
  readonly key: string;
  readonly label: string;
}

/** One table of a file: a sheet of a workbook, or all there is. */
export interface Table {
  readonly name: string;
  /** What is known when the first batch is there; grows where later rows have more cells. */
  readonly columns: readonly Column[];
  /** Whether the first row holds the names, and every row that was looked at has as many cells. */
  readonly isPlain: boolean;
  /** The rows with something in them, without those above the names; the cells stand in the order of the columns. */
  readonly batches: AsyncIterable<readonly Row[]>;
}

/** A file that is open for reading. */
export interface Source {
  /** One after the other: each is to be read before the next. */
  readonly tables: AsyncIterable<Table>;
  /** How much was read, from 0 to 1. */
  measureProgress(): number;
  close(): Promise<void>;
}

/** How to read a file. */
export interface ReadOptions {
  /** What the file is called, without its extension. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The row that holds the names of the columns, counted from 0; looked for unless given. */
  readonly headerRow: number | undefined;
  /** What stands between two values of a text file; looked for unless given. */
  readonly delimiter: string | undefined;
}

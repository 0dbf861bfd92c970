import { isStorable } from "@data-import/front";

/** The cells of a row as text. Empty cells are empty text; empty cells at the end may be missing. */
export type Row = readonly string[];

/** A column of a table in a file. */
export interface Column {
  /** Unique among the columns, even without regard to case. */
  readonly key: string;
  readonly label: string;
}

/** One table of a file: a sheet of a workbook, or the whole file. */
export interface Table {
  readonly name: string;
  /** The columns of the first batch. The list grows if later rows have more cells. */
  readonly columns: readonly Column[];
  /** Whether the first row has the column names, and every examined row has the same number of cells. */
  readonly isPlain: boolean;
  /** The rows with content below the header row. The cells have the order of the columns. */
  readonly batches: AsyncIterable<readonly Row[]>;
  /** What to tell people about the rows that were read so far. */
  getNotes(): TableNotes;
}

/** Facts about the rows of a table that people should know. */
export interface TableNotes {
  /** The row with the column names, counted from 0. The rows above it are not read. */
  readonly headerRow: number;
  /** How many cells have a U+FFFD, in place of characters that cannot be read or stored. */
  readonly replaced: number;
  /** How many formulas have no stored result. */
  readonly formulas: number;
}

/** A file that is open for reading. */
export interface Source {
  /** In order: read each table before the next one. */
  readonly tables: AsyncIterable<Table>;
  /** The names of the hidden sheets, which are not read. */
  readonly hidden: readonly string[];
  /** The part of the file that was read, from 0 to 1. */
  measureProgress(): number;
  close(): Promise<void>;
}

/** How to read a file. */
export interface ReadOptions {
  /** The name of the file without its extension. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The row with the column names, counted from 0. Detected if absent. */
  readonly headerRow: number | undefined;
  /** The delimiter between two values of a text file. Detected if absent. */
  readonly delimiter: string | undefined;
  /** Whether to read the hidden sheets of a workbook, too. */
  readonly hiddenSheets: boolean;
}

/** How many cells of these rows have a U+FFFD, or get one when they are stored. */
export function countReplaced(rows: readonly Row[]): number {
  let count = 0;
  for (const row of rows) {
    for (const cell of row) {
      // One look for all of them: nearly every cell has none of these characters.
      if (unusual.test(cell) && (cell.includes("\uFFFD") || !isStorable(cell))) count += 1;
    }
  }
  return count;
}

/** U+0000, U+FFFD and surrogates. */
const unusual = /[\0\uD800-\uDFFF\uFFFD]/;

import type { HeaderDetectionOptions } from "@data-import/types";
import type { GiveWay } from "../basics/give-way.ts";
import { repairText } from "../basics/text.ts";
import type { ContentMeter } from "./content-meter.ts";
import type { Dialect, FoundDialect } from "./dialect/dialect.ts";
import type { Encoding } from "./encodings/encoding.ts";

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
  /** The first rows as they are in the file, with titles and the header, to show them. */
  readonly firstRows: readonly Row[];
  /** Which row of the file the first of them is, counted from 0; 0 if it is undefined. */
  readonly firstRowNumber?: number;
  /** The rows with content below the header row. The cells have the order of the columns. */
  readonly batches: AsyncIterable<readonly Row[]>;
  /** The row in the file of a record that was read, both counted from 0. */
  findRow(record: number): number;
  /** What to tell people about the rows that were read so far. */
  getNotes(): TableNotes;
}

/** Facts about the rows of a table that people should know. */
export interface TableNotes {
  /** The rows with the column names, counted from 0. Empty if there are none. */
  readonly headerRows: readonly number[];
  /** The first row that may be a record, counted from 0. */
  readonly dataRow: number;
  /** How sure it is where the header is, from 0 to 1. */
  readonly confidence: number;
  /** How many rows are titles, totals, notes or repeated headers. */
  readonly leftOut: number;
  /** The first of them. */
  readonly leftOutRows: readonly LeftOutRow[];
  /** The columns without a name and without any cell, counted from 0. */
  readonly emptyColumns: readonly number[];
  /** How many cells have a U+FFFD, in place of characters that cannot be read or stored. */
  readonly replaced: number;
  /** The rows that look like the names of another table, counted from 0: they are records, too. */
  readonly innerHeaders?: readonly number[];
  /** The row where another table of the sheet begins, which is read by itself, counted from 0. */
  readonly nextTable?: number;
  /** Whether the names are in the first column of the sheet. Rows are columns then. */
  readonly isTransposed?: true;
  /** What a spreadsheet has and a table has not. */
  readonly losses: Losses;
}

/** What the cells of a spreadsheet have and those of a table have not. */
export interface Losses {
  /** How many formulas have no stored result. */
  readonly formulas: number;
  /** How many merged cells have a part below the header. */
  readonly mergedCells: number;
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

export const noLosses: Losses = { formulas: 0, mergedCells: 0, hiddenRows: 0, hiddenColumns: 0 };

/** Why a row of a file is not a record. */
export type LeftOutReason = "title" | "header" | "total" | "note";

/** A row of a file that is not a record. */
export interface LeftOutRow {
  /** Counted from 0. */
  readonly row: number;
  readonly reason: LeftOutReason;
  /** The beginning of its text. */
  readonly text: string;
}

/** A file that is open for reading. */
export interface Source {
  /** In order: read each table before the next one. */
  readonly tables: AsyncIterable<Table>;
  /** The names of the hidden sheets, which are not read. */
  readonly hidden: readonly string[];
  /** The names of the other sheets that nobody asked for. */
  readonly omitted: readonly string[];
  /** The files of an archive that are not tables. */
  readonly unread?: readonly string[];
  /** What was found out about the bytes so far. */
  describe(): TextFacts;
  /** The part of the file that was read, from 0 to 1. */
  measureProgress(): number;
  close(): Promise<void>;
}

/** Which cells of a spreadsheet are read. */
export interface CellChoice {
  /** Whether those that are hidden are read, too. */
  readonly hiddenCells: boolean;
  /** Whether each of several merged cells has their value, or only the first one. */
  readonly mergedCells: "first" | "fill";
}

/** How to read a file. */
export interface ReadOptions extends CellChoice {
  /** The name of the file without its extension. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Rejects if nobody waits for the content any more. Long work asks from time to time. */
  requireWanted(): Promise<void>;
  readonly giveWay: GiveWay;
  /** Of the whole file, also while a part of an archive is read. */
  readonly meter: ContentMeter;
  readonly header: HeaderDetectionOptions;
  /** Whether a person said where the header is. */
  readonly isHeaderChosen: boolean;
  /** Whether totals, notes and repeated headers become records, too. */
  readonly keepAllRows: boolean;
  /** Whether a table below another one in a sheet is read by itself. Found out if absent. */
  readonly splitTables: boolean | undefined;
  /** Whether the names are in the first column of a sheet. Found out if absent. */
  readonly transposed: boolean | undefined;
  /** What is known of the dialect of a text file. The rest is found out. */
  readonly dialect: Partial<Dialect>;
  /** The encoding of a text file, as `TextDecoder` names it. Detected if absent. */
  readonly encoding: string | undefined;
  /** Whether to read the hidden sheets of a workbook, too. */
  readonly hiddenSheets: boolean;
  /** The names of the sheets of a workbook to read. All of them if absent. */
  readonly sheets: readonly string[] | undefined;
}

/** How the bytes of a text file became rows. */
export interface TextFacts {
  /** Absent for workbooks, and while all bytes are ASCII. */
  readonly encoding?: Encoding;
  /** Absent for workbooks and JSON lines. */
  readonly dialect?: FoundDialect;
  /** How many NUL characters were left out: they stand for nothing. */
  readonly nulls: number;
  /** How many rows have quotes that are not doubled or not closed, and the first of them, counted from 0. */
  readonly faults: { readonly count: number; readonly rows: readonly number[] };
}

/** What there is to say about the bytes of a workbook. */
export const noTextFacts: TextFacts = { nulls: 0, faults: { count: 0, rows: [] } };

/** What there is to say about the bytes of several files: of what was guessed, the least sure. */
export function joinFacts(all: readonly TextFacts[]): TextFacts {
  return all.reduce((one, other) => {
    const encoding = leastSure(one.encoding, other.encoding);
    const dialect = leastSure(one.dialect, other.dialect);
    return {
      ...(encoding && { encoding }),
      ...(dialect && { dialect }),
      nulls: one.nulls + other.nulls,
      faults: {
        count: one.faults.count + other.faults.count,
        rows: one.faults.count > 0 ? one.faults.rows : other.faults.rows,
      },
    };
  }, noTextFacts);
}

function leastSure<Guess extends { readonly confidence: number }>(
  one: Guess | undefined,
  other: Guess | undefined,
): Guess | undefined {
  return one !== undefined && (other === undefined || one.confidence <= other.confidence) ? one : other;
}

/** How many cells of these rows have a U+FFFD, or get one when they are stored. */
export function countReplaced(rows: readonly Row[]): number {
  let count = 0;
  for (const row of rows) {
    for (let index = 0; index < row.length; index += 1) {
      const cell = row[index] as string;
      // One look for all of them: nearly every cell has none of these characters.
      if (unusual.test(cell) && repairText(cell).includes("\uFFFD")) count += 1;
    }
  }
  return count;
}

/** U+0000, U+FFFD and surrogates. */
const unusual = /[\0\uD800-\uDFFF\uFFFD]/;

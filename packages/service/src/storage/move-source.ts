import type { Tables } from "./rows/tables.ts";

/** A table of a database that is moved. */
export interface MovedTable {
  readonly name: keyof Tables;
  readonly columns: readonly string[];
  readonly rows: number;
  /** The last number of its column `sequence`, also if that row is deleted; undefined if no row ever had one. */
  readonly lastSequence: number | undefined;
}

/** A database that is moved to another engine. Nobody writes to it until it is closed. */
export interface MoveSource {
  readonly tables: readonly MovedTable[];
  /** The rows of a table, in parts of some megabytes at most. JSON is text, times and numbers are as rows have them. */
  read(table: MovedTable): Iterable<readonly (readonly unknown[])[]>;
  close(): Promise<void>;
}

/** What a move has done. */
export interface Moved {
  readonly tables: number;
  readonly rows: number;
}

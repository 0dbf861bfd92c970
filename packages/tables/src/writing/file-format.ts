import type { GiveWay } from "../basics/give-way.ts";
import type { CellContent } from "../fields/cell.ts";
import type { Field } from "../fields/fields.ts";

/** A record, as files have it. */
export interface WrittenRecord {
  /** By the slots of the fields. */
  readonly cells: readonly CellContent[];
}

/** What a file has, apart from its records. */
export interface FileView {
  /** The name of the sheet. */
  readonly name: string;
  /** In the order of the columns. Each is there once. */
  readonly fields: readonly Field[];
  /** The names of the columns. */
  readonly columns: readonly string[];
  readonly escapesFormulas: boolean;
  readonly hasMark: boolean;
  readonly giveWay: GiveWay;
}

/** Writes records as a file, in pieces: each page becomes at least one. */
export type WriteFile = (
  pages: AsyncIterable<readonly WrittenRecord[]>,
  view: FileView,
) => AsyncIterable<string | Uint8Array>;

import type { Field } from "@data-import/tables/fields";
import type { StoredRecord } from "../records/record/record.ts";

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
}

/** Writes records as a file, in pieces: each page becomes at least one. */
export type WriteFile = (
  pages: AsyncIterable<readonly StoredRecord[]>,
  view: FileView,
) => AsyncIterable<string | Uint8Array>;

import type { CellValueUnion, Property, RecordId, Record as SheetRecord } from "@data-import/types";
import type { TextBlock } from "../rows/clipboard.ts";
import type { Selection } from "../rows/selection.ts";
import type { table } from "../texts/en/table.ts";

/** Where the menu of a column or a cell opens: below this element. */
export type Anchor = HTMLElement;

/** What a person asks for with a key in the table, and what others do. */
export type TableCommand =
  | "undo"
  | "redo"
  | "search"
  | "replace"
  | "goTo"
  | "nextError"
  | "previousError"
  | "help"
  | "deleteRows";

/** A flag of a record, as it is shown. */
export interface FlagTag {
  readonly label: string;
  readonly color: string | undefined;
}

/** The records that a table shows, and who does what it is asked for. */
export interface TableModel {
  readonly fields: readonly Property[];
  readonly texts: typeof table;
  /** The BCP 47 tag of the language, for numbers and the order of options. */
  readonly language: string;
  /** Whether cells can be edited at all. */
  readonly canEdit: boolean;
  /** Whether records can be added. */
  readonly canAdd: boolean;
  readonly sort: { readonly key: string; readonly direction: "asc" | "desc" } | undefined;
  /** By the key of a field, what stands below its column; undefined if there is nothing below any. */
  readonly foot: ReadonlyMap<string, string> | undefined;
  /** How many records the list has. */
  total(): number;
  /** The record at a place; undefined if it was not read yet. */
  row(index: number): SheetRecord | undefined;
  /** The places from `first` up to, but without, `end` are seen. */
  want(first: number, end: number): void;
  /** The record that the person works on. */
  focus(id: RecordId | undefined): void;
  /** The place of a record that is shown; undefined if it is not known. A new record is found by its first id, too. */
  place(id: RecordId): number | undefined;
  /**
   * Writes a value into a cell of a record, as it was when the person began to edit; without one, adds a record. Returns the
   * id of the record; undefined if nothing was written.
   */
  write(record: SheetRecord | undefined, key: string, value: CellValueUnion): RecordId | undefined;
  /** Writes texts from a cell on: a paste, a fill. */
  paste(row: number, column: number, block: TextBlock): void;
  /** The records of these places, also those that were not read. */
  read(first: number, count: number): Promise<readonly (SheetRecord | undefined)[]>;
  /** Values to propose for a reference, for what was typed. */
  suggest(field: Property, text: string): Promise<readonly string[]>;
  flag(slug: string): FlagTag;
  /** More cells than one step may have. */
  refuse(cells: number): void;
  command(command: TableCommand): void;
  openColumnMenu(column: number, anchor: Anchor): void;
  openCellMenu(anchor: Anchor): void;
  select(selection: Selection): void;
}

/** Whether a cell can only be read. */
export function isReadOnly(model: TableModel, record: SheetRecord | undefined, field: Property): boolean {
  const { config } = record ?? {};
  return (
    !model.canEdit ||
    field.readonly === true ||
    config?.readonly === true ||
    config?.fields?.[field.key]?.readonly === true
  );
}

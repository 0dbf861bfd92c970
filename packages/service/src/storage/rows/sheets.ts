import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface SheetTables {
  readonly sheets: SheetRow;
  readonly sheet_states: SheetStateRow;
}

export interface SheetRow extends ResourceColumns {
  readonly workbook_id: string;
  /** The position of the sheet in its workbook, from 0. */
  readonly place: number;
  readonly name: string;
  readonly slug: string;
  readonly config: Json;
  /** The field key of each slot of the cells; null if the field was deleted. A slot is never used again. */
  readonly slots: Json;
  readonly metadata: Json | null;
  readonly namespace: string | null;
  readonly locked_by: string | null;
  readonly locked_at: Time | null;
  readonly created_from: string | null;
  readonly last_propagated_at: Time | null;
}

/** The counters that change with every write to the records of a sheet. Writers of records lock this row first. */
export interface SheetStateRow {
  readonly sheet_id: string;
  readonly account_id: string;
  readonly total: number;
  readonly error: number;
  readonly next_position: number;
  readonly last_commit: number;
  /** The slots that may have rows in `record_columns`, as JSON; null if there are none. */
  readonly column_slots: Json | null;
  /** Another number whenever rows of `record_columns` are made or deleted. */
  readonly columns_revision: number | null;
  /** When a request used the columns, to the day. */
  readonly columns_used_at: Time | null;
  /**
   * A random text that is another one after each change of a sheet of the workbook. Who keeps the configuration of the
   * sheets compares it under the lock of this row.
   */
  readonly configuration: string;
}

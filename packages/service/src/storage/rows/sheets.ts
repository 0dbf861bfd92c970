import type { FileJobConfig } from "@data-import/types";
import type { Generated } from "kysely";
import type { Flag, Json, ResourceColumns, Time } from "./columns.ts";

export interface SheetTables {
  readonly sheets: SheetRow;
  readonly sheet_states: SheetStateRow;
}

/** Where the other records of a sheet are that has only the first ones of a file. */
export interface FileSample {
  readonly fileId: string;
  /** How the file is read. */
  readonly config: FileJobConfig;
  /** The place of the table in the file, from 0. */
  readonly table: number;
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
  /** What the sheet took over from stored constraints, as JSON of `TakenConstraints`; null if nothing. */
  readonly stored_constraints: string | null;
  readonly metadata: Json | null;
  readonly namespace: string | null;
  readonly locked_by: string | null;
  readonly locked_at: Time | null;
  /** Whether a job may block it. Then the rows of the jobs say whether one does. */
  readonly is_blocked: Generated<Flag>;
  /** The file that the sheet has only the first records of, as JSON of a `FileSample`; null if it has all of them. */
  readonly sample: string | null;
  /** What people should know about the file that the sheet was read from, as JSON of a list of `Finding`; null if it was not. */
  readonly findings: Json | null;
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
  /**
   * The calculations over all records as JSON, by the slot of the field: every unfiltered count and calculation is computed
   * from them. Null if there are none.
   */
  readonly calculations: string | null;
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
  /** Whether a snapshot of the sheet is being copied: who changes a record copies it before. */
  readonly is_copied: Flag;
  /** What is left to do of a validation of all records, as JSON of a `RevalidationMark`; null if nothing. */
  readonly revalidation: string | null;
  /**
   * The last block of positions, if `record_blocks` has a row for it that is completed later; otherwise null. So records
   * that are added one by one do not write this row each time.
   */
  readonly tail_block: number | null;
  /** How many records the last block has more than its row says, and how many of them have an error. */
  readonly tail_total: number;
  readonly tail_error: number;
  /** When the space was archived, for those who lock this row; null if it is in use. */
  readonly space_archived_at: Time | null;
}

import type { FileJobConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Json } from "./columns.ts";
import {
  bigint,
  defineTable,
  flag,
  integer,
  json,
  key,
  long,
  nullable,
  personal,
  type RowOf,
  resourceColumns,
  text,
  time,
  withDefault,
} from "./define-table.ts";

/** Where the other records of a sheet are that has only the first ones of a file. */
export interface FileSample {
  readonly fileId: string;
  /** How the file is read. */
  readonly config: FileJobConfig;
  /** The place of the table in the file, from 0. */
  readonly table: number;
}

export const sheets = defineTable("sheets", {
  columns: {
    ...resourceColumns,
    workbook_id: text(),
    /** The position of the sheet in its workbook, from 0. */
    place: integer(),
    name: long(text()),
    slug: long(text()),
    config: long(json()),
    /** The field key of each slot of the cells; null if the field was deleted. A slot is never used again. */
    slots: json(),
    /** What the sheet took over from stored constraints, as JSON of `TakenConstraints`; null if nothing. */
    stored_constraints: nullable(text()),
    metadata: long(nullable(json())),
    namespace: long(nullable(text())),
    locked_by: personal(nullable(text()), "actor"),
    locked_at: nullable(time()),
    /** Whether a job may block it. Then the rows of the jobs say whether one does. */
    is_blocked: withDefault(flag(), 0),
    /** The file that the sheet has only the first records of, as JSON of a `FileSample`; null if it has all of them. */
    sample: long(nullable(text())),
    /** What people should know about the file that the sheet was read from, as JSON of a list of `Finding`; null if it was not. */
    findings: long(nullable(text<Json>())),
    created_from: nullable(text()),
    last_propagated_at: nullable(time()),
  },
  indexes: {
    sheets_with_stored_constraints: { columns: ["account_id"], where: "stored_constraints is not null" },
    sheets_by_workbook: { columns: ["workbook_id", "slug"], isUnique: true },
  },
});
export type SheetRow = RowOf<typeof sheets>;

/** The counters that change with every write to the records of a sheet. Writers of records lock this row first. */
export const sheetStates = defineTable("sheet_states", {
  columns: {
    sheet_id: key(text()),
    account_id: text(),
    total: integer(),
    error: integer(),
    next_position: integer(),
    last_commit: integer(),
    /** When the last commit was made, so that none seems to be made before it; null if it is not known. */
    last_commit_at: nullable(time()),
    /**
     * The calculations over all records as JSON, by the slot of the field: every unfiltered count and calculation is computed
     * from them. Null if there are none.
     */
    calculations: nullable(text()),
    /** The slots that may have rows in `record_columns`, as JSON; null if there are none. */
    column_slots: nullable(text<Json>()),
    /** Another number whenever rows of `record_columns` are made or deleted. */
    columns_revision: nullable(bigint()),
    /** When a request used the columns, to the day. */
    columns_used_at: nullable(time()),
    /**
     * A random text that is another one after each change of a sheet of the workbook. A process that keeps the configuration
     * of the sheets compares it under the lock of this row.
     */
    configuration: withDefault(text(), ""),
    /** Whether a snapshot of the sheet is being copied: a change of a record copies it before. */
    is_copied: withDefault(flag(), 0),
    /** What is left to do of a validation of all records, as JSON of a `RevalidationMark`; null if nothing. */
    revalidation: nullable(text()),
    /**
     * The last block of positions, if `record_blocks` has a row for it that is completed later; otherwise null. So records
     * that are added one by one do not write this row each time.
     */
    tail_block: nullable(integer()),
    /** How many records the last block has more than its row says, and how many of them have an error. */
    tail_total: withDefault(integer(), 0),
    tail_error: withDefault(integer(), 0),
    /** When the space was archived, for those who lock this row; null if it is in use. */
    space_archived_at: nullable(time()),
  },
  // One statement locks the states of several sheets.
  placement: "local",
  indexes: {
    sheet_states_to_validate: { columns: ["sheet_id"], where: "revalidation is not null" },
    sheets_with_columns: { columns: ["columns_used_at"], where: "column_slots is not null" },
  },
});
export type SheetStateRow = Selectable<RowOf<typeof sheetStates>>;

import type { Json, ResourceColumns, Time } from "./columns.ts";

export interface CommitTables {
  readonly commits: CommitRow;
}

export interface CommitRow extends ResourceColumns {
  readonly workbook_id: string;
  readonly sheet_id: string;
  /** Counts the commits of the sheet, from 1. */
  readonly number: number;
  readonly created_by: string;
  readonly completed_by: string | null;
  readonly completed_at: Time | null;
  /** The positions of the changed records, as ranges `[[first, last], …]`. */
  readonly ranges: Json;
}

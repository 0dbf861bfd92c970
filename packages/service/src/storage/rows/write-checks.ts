export interface WriteCheckTables {
  readonly write_checks: WriteCheckRow;
}

/** A row that exists only for a moment, to find out whether the database can store more. */
export interface WriteCheckRow {
  readonly id: string;
  readonly payload: string;
}

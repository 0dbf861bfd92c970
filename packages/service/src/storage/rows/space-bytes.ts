export interface SpaceBytesTables {
  readonly space_bytes: SpaceBytesRow;
  readonly space_quota: SpaceQuotaRow;
}

/** How many bytes a part of a space has. There are rows only if the operator has set a quota; triggers keep them exact. */
export interface SpaceBytesRow {
  /** The id of a sheet, or that of a space and what it is: `us_sp_8vKd3QxN files`, `… documents`, `… events`. */
  readonly part: string;
  readonly space_id: string;
  readonly bytes: number;
  /** Rows before this number are counted: positions of records, sequences of events. */
  readonly counted_to: number;
  /** And those from this number on. In between are the rows that the database had before there was a quota. */
  readonly counted_from: number;
  /** 0 if the part may grow beyond the quota: what the service records about a deletion must not prevent it. */
  readonly is_checked: number;
}

/** One row, if there is a quota. */
export interface SpaceQuotaRow {
  /** What the parts of a space may have together. */
  readonly bytes: number;
}

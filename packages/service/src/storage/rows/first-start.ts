import type { Time } from "./columns.ts";

export interface FirstStartTables {
  readonly first_start: FirstStartRow;
}

/** At most one row: that of the process that created the first account. */
export interface FirstStartRow {
  readonly id: number;
  readonly created_at: Time;
}

import type { Time } from "./columns.ts";

export interface ClockTables {
  readonly clock: ClockRow;
}

/** One row. Who locks it moves the clock of all processes. */
export interface ClockRow {
  readonly id: number;
  /** The last time whose `cron:*` events are recorded; null before the first start. */
  readonly passed: Time | null;
}

import { defineTable, integer, key, nullable, time } from "./define-table.ts";

/** One row. A transaction that locks it moves the clock of all processes. */
export const clock = defineTable("clock", {
  columns: {
    id: key(integer()),
    /** The last time whose `cron:*` events are recorded; null before the first start. */
    passed: nullable(time()),
  },
  rows: [{ id: 1 }],
});

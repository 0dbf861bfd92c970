import { defineTable, integer, key, time } from "./define-table.ts";

/** At most one row: that of the process that created the first account. */
export const firstStart = defineTable("first_start", {
  columns: {
    id: key(integer()),
    created_at: time(),
  },
});

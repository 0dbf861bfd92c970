import { defineTable, key, text } from "./define-table.ts";

/** A row that exists only for a moment, to find out whether the database can store more. */
export const writeChecks = defineTable("write_checks", {
  columns: {
    id: key(text()),
    payload: text(),
  },
});

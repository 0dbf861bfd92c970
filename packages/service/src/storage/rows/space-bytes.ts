import { bigint, defineTable, integer, key, text } from "./define-table.ts";

/** How many bytes a part of a space has. There are rows only if the operator has set a quota; triggers keep them exact. */
export const spaceBytes = defineTable("space_bytes", {
  columns: {
    /** The id of a sheet, or that of a space and what it is: `us_sp_8vKd3QxN files`, `… documents`, `… events`. */
    part: key(text()),
    space_id: text(),
    bytes: bigint(),
    /** Rows before this number are counted: positions of records, sequences of events. */
    counted_to: bigint(),
    /** And those from this number on. In between are the rows that the database had before there was a quota. */
    counted_from: bigint(),
    /** 0 if the part may grow beyond the quota: what the service records about a deletion must not prevent it. */
    is_checked: integer(),
  },
  indexes: {
    space_bytes_by_space: { columns: ["space_id"] },
  },
});

/** One row, if there is a quota. */
export const spaceQuota = defineTable("space_quota", {
  columns: {
    /** What the parts of a space may have together. */
    bytes: bigint(),
  },
});

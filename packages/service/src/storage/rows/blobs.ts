import { defineTable, flag, key, text, time } from "./define-table.ts";

/** Stored bytes that no resource has: those of running uploads, and those of deleted resources. */
export const looseBlobs = defineTable("loose_blobs", {
  columns: {
    key: key(text()),
    /** When the sweep may remove the bytes. */
    removable_at: time(),
    /** Whether they will be removed, so that no resource can take them any more. */
    is_condemned: flag(),
  },
  indexes: {
    loose_blobs_by_time: { columns: ["removable_at"] },
  },
});

import { defineTable, key, type RowOf, text } from "./define-table.ts";

/** A resource that was deleted. Nobody finds it any more, but rows that belonged to it are still there. */
export const deletions = defineTable("deletions", {
  columns: {
    owner_id: key(text()),
    account_id: text(),
    kind: text<"environment" | "sheet" | "webhook">(),
  },
});
export type DeletionRow = RowOf<typeof deletions>;

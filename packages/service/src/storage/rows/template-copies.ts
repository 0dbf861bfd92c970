import { defineTable, json, text } from "./define-table.ts";

/** What a space has from its template. The row stays if the copy is deleted, so that it does not come back. */
export const templateCopies = defineTable("template_copies", {
  columns: {
    account_id: text(),
    space_id: text(),
    /** The id of a part of the template. */
    source_id: text(),
    copy_id: text(),
    /** The configuration of the part when the space last took something over from it. */
    base: json(),
  },
  key: { template_copies_key: ["space_id", "source_id"] },
});

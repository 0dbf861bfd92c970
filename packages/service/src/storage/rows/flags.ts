import type { Flag, WorkbookId } from "@data-import/types";
import type { Selectable } from "kysely";
import { defineTable, long, type RowOf, resourceColumns, text } from "./define-table.ts";

/** A flag of a workbook. Records that have the flag store its slug. */
export const flags = defineTable("flags", {
  columns: {
    ...resourceColumns,
    workbook_id: text(),
    slug: long(text()),
    label: long(text()),
    color_hex: text(),
  },
  uniques: { flags_have_slugs: ["workbook_id", "slug"] },
});
export type FlagRow = RowOf<typeof flags>;

/** A flag as the API shows it. */
export function toFlag(row: Selectable<FlagRow>): Flag {
  return {
    id: row.id,
    slug: row.slug,
    label: row.label,
    colorHex: row.color_hex,
    workbookId: row.workbook_id as WorkbookId,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

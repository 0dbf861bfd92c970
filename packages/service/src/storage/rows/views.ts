import type { View, ViewConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import { defineTable, json, long, personal, type RowOf, resourceColumns, text } from "./define-table.ts";

/** A saved selection of the records of a sheet. */
export const views = defineTable("views", {
  columns: {
    ...resourceColumns,
    sheet_id: text(),
    name: long(text()),
    /** A `ViewConfig`. */
    config: long(json()),
    created_by: personal(text(), "actor"),
  },
  placement: "local",
  indexes: {
    views_of_sheet: { columns: ["account_id", "sheet_id", "sequence"] },
  },
});
export type ViewRow = RowOf<typeof views>;

/** A view as the API shows it. */
export function toView(row: Selectable<ViewRow>): View {
  return {
    id: row.id as View["id"],
    sheetId: row.sheet_id as View["sheetId"],
    name: row.name,
    config: JSON.parse(row.config) as ViewConfig,
    createdBy: row.created_by,
  };
}

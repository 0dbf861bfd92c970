import type { View, ViewConfig } from "@data-import/types";
import type { Selectable } from "kysely";
import type { Json, ResourceColumns } from "./columns.ts";

export interface ViewTables {
  readonly views: ViewRow;
}

/** A saved selection of the records of a sheet. */
export interface ViewRow extends ResourceColumns {
  readonly sheet_id: string;
  readonly name: string;
  /** A `ViewConfig`. */
  readonly config: Json;
  readonly created_by: string;
}

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

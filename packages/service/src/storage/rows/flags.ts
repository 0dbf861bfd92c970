import type { Flag, WorkbookId } from "@data-import/types";
import type { Selectable } from "kysely";
import type { ResourceColumns } from "./columns.ts";

export interface FlagTables {
  readonly flags: FlagRow;
}

/** A flag of a workbook. Records that have the flag store its slug. */
export interface FlagRow extends ResourceColumns {
  readonly workbook_id: string;
  readonly slug: string;
  readonly label: string;
  readonly color_hex: string;
}

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
